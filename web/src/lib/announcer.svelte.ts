/** What a screen reader is told. Things said in quick succession are told together, so that none is swallowed. */
const GATHER = 250;

class Announcer {
  polite = $state('');
  urgent = $state('');
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

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
    setTimeout(() => (this.urgent = words), 50);
  }
}

export const announcer = new Announcer();
