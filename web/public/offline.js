// Speaks the person's language, and goes back to where they were as soon as the server is there again.
const chosen = () => {
  try {
    return JSON.parse(localStorage.getItem('lamplit.settings') ?? '{}').language;
  } catch {
    return null;
  }
};
const language = chosen() ?? (navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en');
document.documentElement.lang = language;
for (const each of document.querySelectorAll('[lang]:not(html)')) each.hidden = each.lang !== language;
document.querySelector('main').hidden = false;

const SECONDS = 2;
const home = new URL('.', document.currentScript.src);
async function look() {
  try {
    const answer = await fetch(new URL('healthz', home), { cache: 'no-store' });
    if (answer.ok) return location.reload();
  } catch {
    // Still gone.
  }
  setTimeout(look, SECONDS * 1000);
}
setTimeout(look, SECONDS * 1000);
addEventListener('online', () => location.reload());
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => location.reload());
