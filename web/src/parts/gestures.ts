/** Dragging, pinching and long presses on the board, as one Svelte action. A tap stays a click. */

export interface Gestures {
  /** The mouse points and clicks, and no more: only fingers push and pinch. */
  touchOnly?: boolean;
  /** For now nothing is pushed or pinched: every press is a click. */
  off?: boolean;
  pan(dx: number, dy: number): void;
  zoom(by: number, at: { x: number; y: number }): void;
  longPress?(at: { x: number; y: number }): void;
}

const SLACK = 8;
const LONG = 550;

export function gestures(node: HTMLElement, handlers: () => Gestures) {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let origin = { x: 0, y: 0 };
  let long: ReturnType<typeof setTimeout> | undefined;

  const at = (event: PointerEvent | WheelEvent | MouseEvent) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0 || handlers().off || (handlers().touchOnly && event.pointerType === 'mouse')) return;
    const point = at(event);
    fingers.set(event.pointerId, point);
    if (fingers.size > 1) {
      moved = true;
      clearTimeout(long);
      return;
    }
    moved = false;
    origin = point;
    if (!handlers().longPress) return;
    long = setTimeout(() => {
      moved = true;
      handlers().longPress?.(point);
    }, LONG);
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const point = at(event);
    if (!moved && Math.hypot(point.x - origin.x, point.y - origin.y) < SLACK) return;
    if (!moved) node.setPointerCapture(event.pointerId);
    moved = true;
    clearTimeout(long);
    if (fingers.size === 2) pinch(event.pointerId, before, point);
    else handlers().pan(point.x - before.x, point.y - before.y);
    fingers.set(event.pointerId, point);
  }

  function pinch(id: number, before: { x: number; y: number }, point: { x: number; y: number }): void {
    const other = [...fingers].find(([each]) => each !== id)![1];
    const wide = Math.hypot(before.x - other.x, before.y - other.y);
    const wider = Math.hypot(point.x - other.x, point.y - other.y);
    if (wide > 0) handlers().zoom(wider / wide, { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    clearTimeout(long);
  }

  /** After a drag the browser still sends a click: it meant nothing. */
  function click(event: MouseEvent): void {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    if (handlers().touchOnly) return;
    event.preventDefault();
    handlers().zoom(Math.exp(-event.deltaY / 500), at(event));
  }

  function menu(event: MouseEvent): void {
    if (!handlers().longPress) return;
    event.preventDefault();
    if (event.button === 2) handlers().longPress?.(at(event));
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, true);
  node.addEventListener('wheel', wheel, { passive: false });
  node.addEventListener('contextmenu', menu);
  return {
    destroy() {
      clearTimeout(long);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
      node.removeEventListener('contextmenu', menu);
    },
  };
}
