import { relative } from 'node:path';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const components = new Map();

/** The class by which a component's styles are its own: as short as will do. */
function cssHash({ hash, filename }) {
  const file = relative(import.meta.dirname, filename);
  const whole = hash(file);
  for (let length = 3; length <= whole.length; length++) {
    const short = `_${whole.slice(0, length)}`;
    if ((components.get(short) ?? file) !== file) continue;
    components.set(short, file);
    return short;
  }
  throw new Error(`No class is left for ${file}.`);
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
