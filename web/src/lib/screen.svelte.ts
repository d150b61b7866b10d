/** Whether the screen is a phone's: one column, panes on demand. */
const narrow = matchMedia('(max-width: 48rem)');

class ScreenSize {
  compact = $state(narrow.matches);

  constructor() {
    narrow.addEventListener('change', () => (this.compact = narrow.matches));
  }
}

export const screenSize = new ScreenSize();
