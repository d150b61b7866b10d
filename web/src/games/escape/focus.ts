/** A press of mouse or finger leaves no focus behind, and takes it from wherever it was: the space bar rolls. */
export function leavesNoFocus(node: Element) {
  function press(event: Event): void {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement) document.activeElement.blur();
  }
  node.addEventListener('mousedown', press);
  return { destroy: () => node.removeEventListener('mousedown', press) };
}
