/** Copies words, also where a page that came without a certificate is not given the clipboard. */
export async function copy(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
  } catch {
    const before = document.activeElement;
    const field = document.body.appendChild(document.createElement('textarea'));
    field.value = words;
    field.select();
    document.execCommand('copy');
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
