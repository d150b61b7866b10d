/** The secrets of records this browser brought along. Those of games played here are the secrets of their seats. */
import { keep, recall } from './keep';
import { myTables } from './tables.svelte';

export const myRecords = {
  /** The newest of them first: record and secret. */
  get brought(): [string, string][] {
    return Object.entries(recall<Record<string, string>>('records', {})).reverse();
  },

  note(record: string, invite: string): void {
    keep('records', { ...recall<Record<string, string>>('records', {}), [record]: invite });
  },

  secret(record: string): string | undefined {
    const table = myTables.get(record);
    const seat = Object.values(table?.seats ?? {})[0];
    return seat ?? table?.invite ?? recall<Record<string, string>>('records', {})[record];
  },
};
