/** Keys for the options of a list: 1 to 9, then letters. */
const KEYS = '123456789abcdefghijklmnopqrstuvwxyz';

/** The key by which nobody is chosen any more, where the list comes in two steps. */
export const NOBODY = '0';

export function keyFor(position: number): string {
  return KEYS[position] ?? '';
}

export function optionFor(key: string, options: string[]): string | null {
  if (key.length !== 1) return null;
  const position = KEYS.indexOf(key.toLowerCase());
  return position < 0 ? null : (options[position] ?? null);
}
