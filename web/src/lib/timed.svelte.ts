/** Sounds that fall at a set moment of the game's time, for everybody at once: gongs and slams. */
export interface Timed {
  at: number;
  cue: string;
}

const AHEAD = 0.5;

export function timedCues(schedule: () => Timed[], now: () => number, play: (cue: string, wait: number) => void): void {
  const played = new Set<string>();
  $effect(() => {
    const coming = schedule();
    if (!coming.length) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      let soonest = Infinity;
      for (const { at, cue } of coming) {
        const key = `${cue} ${at}`;
        const left = at - now();
        if (played.has(key) || left < -AHEAD) continue;
        if (left <= AHEAD) {
          played.add(key);
          play(cue, Math.max(0, left));
        } else soonest = Math.min(soonest, left - AHEAD);
      }
      if (soonest < Infinity) timer = setTimeout(look, Math.max(50, Math.min(soonest * 1000, 5_000)));
    };
    look();
    return () => clearTimeout(timer);
  });
}
