/** Who leaves the table and who comes back, as the others notice it. */
import type { Chair, TableFacts } from './protocol';

export interface Coming {
  how: 'away' | 'back' | 'rests' | 'left';
  seat: string;
  name: string;
}

/** A page that is loaded anew is gone for a moment, and nobody need hear of it (ms). */
export const A_MOMENT = 5_000;

type Presence = 'here' | 'away' | 'bot' | 'open';
const presence = ({ who, here }: Chair): Presence => (who === 'person' ? (here === false ? 'away' : 'here') : who);

export class Comings {
  private before: Record<string, Chair> = {};
  private readonly going = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly gone = new Set<string>();

  constructor(private readonly tell: (coming: Coming) => void) {}

  /** Looks who sits at the table now. Before it runs, and when it is seen for the first time, nobody is missed. */
  look(table: TableFacts, first: boolean): void {
    const seats = table.seats;
    if (!first && table.stage === 'running') for (const [seat, chair] of Object.entries(seats)) this.compare(seat, this.before[seat], chair);
    this.before = seats;
  }

  /** Nobody looks any more. */
  close(): void {
    for (const timer of this.going.values()) clearTimeout(timer);
    this.going.clear();
  }

  private compare(seat: string, old: Chair | undefined, chair: Chair): void {
    if (!old) return;
    const [was, is] = [presence(old), presence(chair)];
    if (was === is) return;
    clearTimeout(this.going.get(seat));
    this.going.delete(seat);
    if (is === 'away') this.going.set(seat, setTimeout(() => this.leaves(seat, chair.name), A_MOMENT));
    else if (is === 'bot' && old.name) {
      this.gone.add(seat);
      this.tell({ how: chair.name ? 'rests' : 'left', seat, name: old.name });
    } else if (is === 'here' && this.gone.delete(seat) && (was === 'away' || old.name === chair.name)) this.tell({ how: 'back', seat, name: chair.name });
  }

  private leaves(seat: string, name: string): void {
    this.gone.add(seat);
    this.tell({ how: 'away', seat, name });
  }
}
