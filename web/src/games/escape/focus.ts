/** A press of mouse or finger leaves no focus behind, and takes it from wherever it was: the space bar rolls. */
function letGo(event: Event): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement) document.activeElement.blur();
}

export function leavesNoFocus(node: Element) {
  node.addEventListener('mousedown', letGo);
  return { destroy: () => node.removeEventListener('mousedown', letGo) };
}

/** The same for the buttons around board and hand. Where somebody writes or a dialog is open, the focus stays theirs. */
export function buttonLeavesNoFocus(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('button, a[href], summary') : null;
  if (pressed && !pressed.closest('form, dialog')) letGo(event);
}
