/** Changes to a view, as docs/protocol.md tells them: nothing is changed in place, what stays the same stays shared. */
import type { Json } from '../games/types';

export type Path = (string | number)[];
export type Change =
  | [path: Path]
  | [path: Path, value: Json]
  | [path: Path, start: number, count: number, items: Json[]];

export function applyPatch<T>(data: T, changes: Change[]): T {
  return changes.reduce<any>((now, change) => applyChange(now, change[0], 0, change), data);
}

function applyChange(data: any, path: Path, depth: number, change: Change): any {
  if (depth === path.length) {
    if (change.length === 2) return change[1];
    if (change.length === 4) return [...data.slice(0, change[1]), ...change[3], ...data.slice(change[1] + change[2])];
    return undefined;
  }
  const key = path[depth]!;
  const taken = change.length === 1 && depth === path.length - 1;
  if (Array.isArray(data)) {
    if (taken) return data.filter((_, i) => i !== key);
    return data.with(key as number, applyChange(data[key as number], path, depth + 1, change));
  }
  const copy = { ...data };
  if (taken) delete copy[key];
  else copy[key] = applyChange(copy[key], path, depth + 1, change);
  return copy;
}
