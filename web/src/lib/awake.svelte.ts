/** A phone on the table does not go dark while its owner waits for the others. Not every browser, nor every line, lets a page ask for that. */
export function keepAwake(wanted: () => boolean): void {
  let looking = $state(!document.hidden);
  $effect(() => {
    const look = () => (looking = !document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  // Whoever looks away lets the device sleep; it must be asked anew when they come back.
  $effect(() => {
    if (!wanted() || !looking) return;
    const lock = navigator.wakeLock?.request('screen').catch(() => null);
    return () => void lock?.then((held) => held?.release());
  });
}
