/**
 * A list whose entries stay the same objects as long as nothing in them differs: what is drawn from them, and above all
 * what is put into words, is not drawn again.
 */
export function steady<T>(make: () => T[]): () => T[] {
  let last: { entry: T; looks: string }[] = [];
  const list = $derived.by(() => {
    last = make().map((entry, n) => {
      const [looks, before] = [JSON.stringify(entry), last[n]];
      return before?.looks === looks ? before : { entry, looks };
    });
    return last.map(({ entry }) => entry);
  });
  return () => list;
}
