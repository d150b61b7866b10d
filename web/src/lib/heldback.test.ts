import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldBack } from './heldback';

const press = (clientX: number, clientY: number) => dispatchEvent(new MouseEvent('pointerdown', { clientX, clientY }));
function opened(): HTMLElement {
  const list = document.createElement('ul');
  list.getBoundingClientRect = () => new DOMRect(100, 100, 200, 80);
  return list;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('what opens under the pointer of the last click takes no click until the hand has had time to see it', () => {
  const list = opened();
  press(150, 120);
  heldBack(list);
  expect(list.style.pointerEvents).toBe('none');
  vi.advanceTimersByTime(400);
  expect(list.style.pointerEvents).toBe('');
});

test('what opens elsewhere, or long after, can be pressed at once', () => {
  const [beside, later] = [opened(), opened()];
  press(20, 20);
  heldBack(beside);
  press(150, 120);
  vi.advanceTimersByTime(400);
  heldBack(later);
  expect([beside, later].map((each) => each.style.pointerEvents)).toEqual(['', '']);
});

test('what closes before its time is held back no longer', () => {
  const list = opened();
  press(150, 120);
  heldBack(list)();
  expect(list.style.pointerEvents).toBe('');
});
