/** What opens under the pointer of the last click is not to take the next click of the same hand. */
const HELD = 350;
let pressed = { at: -Infinity, x: 0, y: 0 };
addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (pressed = { at: performance.now(), x, y }), true);

/** For whatever opens: until the hand has had time to see it, it cannot be pressed where the hand just was. */
export function heldBack(node: HTMLElement): () => void {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const { at, x, y } = pressed;
  if (performance.now() - at > HELD || x < left || x > right || y < top || y > bottom) return () => {};
  const free = () => (node.style.pointerEvents = '');
  node.style.pointerEvents = 'none';
  const end = setTimeout(free, HELD);
  return () => {
    clearTimeout(end);
    free();
  };
}
