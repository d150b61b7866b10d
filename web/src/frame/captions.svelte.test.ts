import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Captions from './Captions.svelte';

test('who calls three times is read once, and does not flicker', async () => {
  const props = $state({ captions: [{ words: 'somebody calls' }] });
  const shown = mount(Captions, { target: document.body, props });
  const line = document.querySelector('p');
  props.captions = [1, 2, 3].map(() => ({ words: 'somebody calls' })).concat({ words: 'a gong' });
  flushSync();
  expect([...document.querySelectorAll('p')].map((each) => each.textContent)).toEqual(['♪ somebody calls', '♪ a gong']);
  expect(document.querySelector('p')).toBe(line);
  await unmount(shown);
});
