import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSpeech } from '../src/lib/texts';

const root = join(import.meta.dirname, '..');
const ids = (file: string) => [...readFileSync(join(root, file), 'utf-8').matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name) ? [path] : [];
  });
}

const pages = readdirSync(join(root, 'src/text'), { withFileTypes: true }).filter((entry) => entry.isDirectory());

test('German and English tell the same things', () => {
  const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const texts = games.map((game) => `src/games/${game.name}/text`).filter((folder) => existsSync(join(root, folder)));
  const inParts = texts.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((part) => `${folder}/${part.name}`),
  );
  const folders = ['src/text', ...pages.map((page) => `src/text/${page.name}`), ...texts, ...inParts];
  for (const folder of folders) {
    const [de, en] = [ids(`${folder}/de.ftl`), ids(`${folder}/en.ftl`)];
    expect(de.toSorted(), folder).toEqual(en.toSorted());
    expect(new Set(de).size, folder).toBe(de.length);
  }
});

test('every message the pages name is written', async () => {
  const speeches = await Promise.all([null, ...pages.map((page) => page.name)].map((page) => loadSpeech('de', null, page)));
  const named = [...sources(join(root, 'src/frame')), ...sources(join(root, 'src/lib'))].flatMap((path) =>
    [...readFileSync(path, 'utf-8').matchAll(/\bsay\('([a-z][\w-]*)'/g)].map(([, id]) => id!),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !speeches.some((speech) => speech.has(id)))).toEqual([]);
});

test('no message of the pages is left over', async () => {
  const all = [...sources(join(root, 'src/frame')), ...sources(join(root, 'src/lib'))].map((path) => readFileSync(path, 'utf-8')).join('\n');
  const built = [...all.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, start]) => start!);
  const written = ['src/text', ...pages.map((page) => `src/text/${page.name}`)].flatMap((folder) => ids(`${folder}/de.ftl`));
  const unused = written.filter((id) => !all.includes(`'${id}'`) && !built.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});
