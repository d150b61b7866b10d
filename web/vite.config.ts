import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { optimize } from 'svgo';
import { defineConfig, type Plugin } from 'vitest/config';
import { iconsNamedInBooks } from './booksigns.ts';

let allIcons: Record<string, { body: string }> | null = null;

/** The line of one icon of game-icons (512 × 512), for a path to fill. */
function iconLine(name: string): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  allIcons ??= JSON.parse(readFileSync(file, 'utf-8')).icons as Record<string, { body: string }>;
  const icon = allIcons[name];
  if (!icon) throw new Error(`There is no icon “${name}” in game-icons. Look for one in its icons.json.`);
  const [, line] = icon.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/) ?? [];
  if (!line) throw new Error(`The icon “${name}” is more than one path. Choose one that is not.`);
  return lighter(line);
}

/** `import skull from 'icon:skull'`: the line of one icon, and only of that one. */
function icons(): Plugin {
  const prefix = 'icon:';
  return {
    name: 'lamplit-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${prefix}`) ? `export default ${JSON.stringify(iconLine(id.slice(prefix.length + 1)))}` : undefined),
  };
}

/**
 * Icons that secret books name are files of their own, by the name of the icon: nobody can tell from them which book needs
 * which. `icons:of-books` is the folder they lie in, called by what is in it, so that browsers may keep it for good.
 */
function iconsOfBooks(): Plugin {
  const id = 'icons:of-books';
  let serving = false;
  const lines = () => Object.fromEntries(iconsNamedInBooks().map((name) => [name, iconLine(name)]));
  const folder = () => (serving ? 'icons' : `assets/icons-${createHash('sha256').update(JSON.stringify(lines())).digest('hex').slice(0, 8)}`);
  return {
    name: 'lamplit-icons-of-books',
    enforce: 'pre',
    configResolved: ({ command }) => void (serving = command === 'serve'),
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? `export default ${JSON.stringify(folder())}` : undefined),
    generateBundle() {
      for (const [name, line] of Object.entries(lines())) this.emitFile({ type: 'asset', fileName: `${folder()}/${name}.txt`, source: line });
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use('/icons', (request, reply) => {
        try {
          reply.end(iconLine((request.url ?? '').replace(/^\/|\.txt.*$/g, '')));
        } catch {
          reply.writeHead(404).end();
        }
      }),
  };
}

/** Arcs with whole radii miss their ends by too much: curves stay curves. */
const NO_ARCS = { threshold: 0, tolerance: 0 };

/** Whole steps are fine enough for a drawing of 512 × 512: the largest is shown on 128 pixels. */
function lighter(line: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${line}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, makeArcs: NO_ARCS } }],
  });
  const [, whole] = data.match(/ d="([^"]+)"/) ?? [];
  if (!whole) throw new Error(`Nothing is left of the line “${line}”.`);
  return whole;
}

/** Of the words of the programs the client needs few: what only the command line says stays at home. Nor do comments travel. */
function words(): Plugin {
  const needed = /^(list|name|level)-/;
  return {
    name: 'lamplit-words',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.ftl') || query !== 'raw') return undefined;
      this.addWatchFile(file);
      const entries = readFileSync(file, 'utf-8').split(/\n(?=[a-zA-Z-])|\n+(?=#)/);
      const kept = entries.filter((entry) => entry && !entry.startsWith('#'));
      const own = !file.endsWith(`/src/lamplit/text/${file.split('/').pop()}`);
      return `export default ${JSON.stringify(kept.filter((entry) => own || needed.test(entry)).join('\n') + '\n')}`;
    },
  };
}

/** `words:start/de`: what the start page says of every game, found in the games' folders and put together. */
function startWords(): Plugin {
  const prefix = 'words:start/';
  return {
    name: 'lamplit-start-words',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      const games = fileURLToPath(new URL('../src/lamplit/games/', import.meta.url));
      const files = readdirSync(games).map((game) => `${games}${game}/text/start/${language}.ftl`);
      const written = files.filter((file) => existsSync(file));
      for (const file of written) this.addWatchFile(file);
      const messages = written.map((file) => readFileSync(file, 'utf-8').replace(/^#.*\n+/gm, ''));
      return `export default ${JSON.stringify(messages.join('\n'))}`;
    },
  };
}

/**
 * Browsers read a function when it is first called, in the midst of the game: the first press of a key was late by some
 * pictures. This first line (Chromium's explicit compile hint, to others a comment) has them read while the file comes.
 */
function eager(): Plugin {
  return {
    name: 'lamplit-eager',
    enforce: 'post',
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  };
}

/** Words that are always read together come together: those of client and programs, and those of a game, in each language. */
function wordsTogether(id: string): string | null {
  const [file = ''] = id.split('?');
  const language = /(?:^|\/)(de|en)(?:\.ftl)?$/.exec(file)?.[1];
  if (!language) return null;
  if (file.includes('words:start/') || /\/(?:web\/src|src\/lamplit)\/text\/..\.ftl$/.test(file)) return `words-${language}`;
  const game = /\/web\/src\/games\/(\w+)\/text\/..\.ftl$/.exec(file) ?? /\/src\/lamplit\/games\/(\w+)\/(?:\w+\/\w+\/)?text\/(?!campaign\/)/.exec(file);
  return game ? `words-${game[1]}-${language}` : null;
}

const server = process.env.LAMPLIT_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './',
  plugins: [icons(), iconsOfBooks(), words(), startWords(), svelte(), eager()],
  worker: { format: 'es', plugins: () => [icons()] },
  build: {
    outDir: '../src/lamplit/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // Small pictures as data addresses would be allowed, but fonts would not: all stay files.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: wordsTogether }] } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // A machine that is busy with other things may take its time.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
