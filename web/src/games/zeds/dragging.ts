// Whoever can act may be dragged to where they are to act: one press of the hand for a decision, not one for who and
// one for what. A press that does not move stays a click.

import type { Point } from './town';

// What lies under the hand: a chip, which is an answer, a piece or a space.
export interface Under {
  readonly option?: string | null;
  readonly piece?: string | null;
  readonly place?: string | null;
}

export interface Dragging {
  // Whether this piece can be dragged; it has been taken up then.
  lift(piece: string): boolean;
  // Where the hand is now, on the map.
  over(at: Point, under: Under): void;
  // The hand lets go; over nothing, if it lost hold.
  drop(under: Under): void;
}

const SLACK = 8;

export function dragging(node: SVGSVGElement, { lift, over, drop }: Dragging): () => void {
  let pressed: { id: number; piece: string; x: number; y: number } | null = null;
  let lifted = false;
  // After a drag that ends where it began some browsers still send a click: it meant nothing.
  let dropped = false;

  const onMap = ({ clientX, clientY }: PointerEvent): Point => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(node.getScreenCTM()!.inverse());
    return [x, y];
  };
  function below({ clientX, clientY }: PointerEvent): Under {
    const found = document.elementFromPoint(clientX, clientY);
    const noted = (name: string) => found?.closest(`[${name}]`)?.getAttribute(name);
    return { option: noted('data-option'), piece: noted('data-piece'), place: noted('data-place') };
  }
  function end(under: Under): void {
    if (lifted) drop(under);
    [pressed, lifted, dropped] = [null, false, lifted];
  }

  const hands: Record<string, (event: PointerEvent) => void> = {
    pointerdown(event) {
      // A second finger means to zoom.
      if (pressed) return end({});
      dropped = false;
      const piece = (event.target as Element).closest('[data-piece]')?.getAttribute('data-piece');
      if (piece && event.button === 0) pressed = { id: event.pointerId, piece, x: event.clientX, y: event.clientY };
    },
    pointermove(event) {
      if (event.pointerId !== pressed?.id) return;
      if (!lifted) {
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLACK) return;
        if (!lift(pressed.piece)) return end({});
        lifted = true;
        node.setPointerCapture(event.pointerId);
      }
      event.stopPropagation();
      over(onMap(event), below(event));
    },
    pointerup: (event) => event.pointerId === pressed?.id && end(below(event)),
    pointercancel: () => end({}),
    click: (event) => dropped && event.stopPropagation(),
  };
  for (const [kind, hand] of Object.entries(hands)) node.addEventListener(kind, hand as EventListener, kind === 'click');
  return () => {
    for (const [kind, hand] of Object.entries(hands)) node.removeEventListener(kind, hand as EventListener, kind === 'click');
  };
}
