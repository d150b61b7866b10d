/** What this browser remembers. A browser that keeps nothing (private windows, full disks) must not stop a game. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`lamplit.${key}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`lamplit.${key}`, JSON.stringify(value));
  } catch {
    // Then it is remembered until the page is closed, and no longer.
  }
}
