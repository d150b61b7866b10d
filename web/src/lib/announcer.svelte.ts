/** What a screen reader is told. Things said in quick succession are told together, so that none is swallowed. */
const GATHER = 250;

class Announcer {
  polite = $state('');
  urgent = $state('');
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private alarm: ReturnType<typeof setTimeout> | undefined;

  say(words: string): void {
    if (!words) return;
    this.waiting.push(words);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.polite = this.waiting.slice(-12).join(' ');
      this.waiting = [];
    }, GATHER);
  }

  alert(words: string): void {
    this.urgent = '';
    clearTimeout(this.alarm);
    this.alarm = setTimeout(() => (this.urgent = words), 50);
  }

  /** Nothing that was said can be read any more: somebody else comes to the screen. */
  hush(): void {
    clearTimeout(this.timer);
    clearTimeout(this.alarm);
    this.waiting = [];
    this.polite = this.urgent = '';
  }
}

export const announcer = new Announcer();
