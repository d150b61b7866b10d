/** Whether the screen is a phone's: larger pieces, panes on demand. */
const narrow = matchMedia('(max-width: 48rem)');
/** A phone held sideways. One whose keyboard is open is as low, but narrower. */
const low = matchMedia('(max-height: 30rem) and (min-width: 35rem)');

/** Fingers: nothing can be pointed at without touching it. */
const fingers = matchMedia('(hover: none)');

class ScreenSize {
  /** Held upright all lies in one column, held sideways beside the board. */
  sideways = $state(low.matches);
  private narrow = $state(narrow.matches);
  compact = $derived(this.narrow || this.sideways);
  touch = $state(fingers.matches);

  constructor() {
    narrow.addEventListener('change', () => (this.narrow = narrow.matches));
    low.addEventListener('change', () => (this.sideways = low.matches));
    fingers.addEventListener('change', () => (this.touch = fingers.matches));
  }
}

export const screenSize = new ScreenSize();
