import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Dialog from './Dialog.svelte';

const SIDES = '<form><input type="radio" name="side" value="killer"><input type="radio" name="side" value="team" checked><button>Go</button></form>';
const NAME = '<form><input type="text" value="Ada"><button>Go</button></form>';
const LEAVE = '<div><button class="danger">Leave</button><button>Stay</button></div>';
const LOADING = '<p>Loading …</p>';

let shown: ReturnType<typeof mount>;

function opens(words: string): HTMLElement {
  document.body.innerHTML = '';
  const children = createRawSnippet(() => ({ render: () => words }));
  shown = mount(Dialog, { target: document.body, props: { title: 'Play now', onclose: () => {}, children } });
  flushSync();
  return document.querySelector('.body')!;
}
const focused = () => document.activeElement as HTMLInputElement;

function touch(coarse: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: coarse, addEventListener() {} }));
}

afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

test('keys begin at the first control of a dialog, and at the chosen one of several', () => {
  touch(false);
  opens(NAME);
  expect(focused().value).toBe('Ada');
  opens(SIDES);
  expect(focused().value).toBe('team');
});

test('they do so too where its contents come later, unless somebody has gone on', async () => {
  touch(false);
  for (const gone of [false, true]) {
    const body = opens(LOADING);
    expect(focused().tagName).toBe('H2');
    const close = document.querySelector<HTMLElement>('header button')!;
    if (gone) close.focus();
    body.innerHTML = SIDES;
    await new Promise((done) => setTimeout(done));
    expect(focused()).toBe(gone ? close : body.querySelector('input:checked'));
  }
});

test('on a phone no field brings the keyboard up by itself, but a choice begins with itself', () => {
  touch(true);
  opens(NAME);
  expect(focused().tagName).toBe('H2');
  opens(SIDES);
  expect(focused().value).toBe('team');
});

test('what cannot be taken back is not where keys begin', () => {
  touch(false);
  opens(LEAVE);
  expect(focused().textContent).toBe('Stay');
});
