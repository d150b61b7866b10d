/** My tables: which seats this browser holds, with their secrets, and what it was invited to. */
import { keep, recall } from './keep';
import type { TableFacts } from './protocol';

export interface MyTable {
  id: string;
  game: string;
  /** Seat → secret. */
  seats: Record<string, string>;
  invite?: string;
  host?: string;
  seen: number;
  stage?: TableFacts['stage'];
  /** The steps that were told, where the game is a guided one. */
  guided?: string[] | undefined;
}

const MOST = 60;

class MyTables {
  all = $state<Record<string, MyTable>>(recall('tables', {}));
  /** Seats that were given up while the game ran, by their tables: whoever sat there knows what they knew. */
  private readonly left: Record<string, string[]> = recall('left', {});

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === 'lamplit.tables') this.all = recall('tables', {});
    });
  }

  get(id: string): MyTable | undefined {
    return this.all[id];
  }

  /** Those at which somebody waits for this person come before those that are over; else the newest first. */
  get inOrder(): MyTable[] {
    const waits = (table: MyTable) => Number(table.stage !== 'over' && Object.keys(table.seats).length > 0);
    return Object.values(this.all).sort((a, b) => waits(b) - waits(a) || b.seen - a.seen);
  }

  /** Adds what is new to what is known of a table. */
  note(id: string, news: Partial<Omit<MyTable, 'id'>>): void {
    const before = this.all[id] ?? { id, game: '', seats: {}, seen: 0 };
    this.all[id] = { ...before, ...news, seats: { ...before.seats, ...news.seats }, seen: Date.now() };
    const others = this.inOrder.filter((table) => table.id !== id);
    for (const table of others.slice(MOST - 1)) delete this.all[table.id];
    keep('tables', this.all);
  }

  noteStage(id: string, stage: TableFacts['stage']): void {
    const table = this.all[id];
    if (!table || table.stage === stage) return;
    table.stage = stage;
    keep('tables', this.all);
  }

  giveUp(id: string, seat: string): void {
    const table = this.all[id];
    if (!table) return;
    if (seat in table.seats && table.stage !== 'gathering') this.remember(id, seat);
    delete table.seats[seat];
    if (Object.keys(table.seats).length === 0) delete this.all[id];
    keep('tables', this.all);
  }

  /** The seats of a table whose secrets this person knows: those held here now, and those given up. */
  knows(id: string): string[] {
    return [...new Set([...Object.keys(this.all[id]?.seats ?? {}), ...(this.left[id] ?? [])])];
  }

  private remember(id: string, seat: string): void {
    const before = this.left[id] ?? [];
    delete this.left[id];
    this.left[id] = [...before, seat];
    for (const old of Object.keys(this.left).slice(0, -MOST)) delete this.left[old];
    keep('left', this.left);
  }

  forget(id: string): void {
    delete this.all[id];
    keep('tables', this.all);
  }
}

export const myTables = new MyTables();
