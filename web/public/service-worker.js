// Without a line to the server there is a page that says so. Nothing else is kept: what the server answers is never stored.
const CACHE = 'lamplit-offline-2';
const PAGE = 'offline.html';
const SCRIPT = 'offline.js';

const keep = async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, SCRIPT].map((file) => new Request(file, { cache: 'reload' })));
};
const kept = async (file) => (await caches.match(file)) ?? Response.error();

self.addEventListener('install', (event) => {
  event.waitUntil(keep());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A new build may say it in other words: what is kept is renewed once in a while, whenever the server is there anyway.
let renewed = false;
async function visit(request) {
  try {
    return { page: await fetch(request), reached: true };
  } catch {
    return { page: await kept(PAGE), reached: false };
  }
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') {
    const visited = visit(event.request);
    event.respondWith(visited.then(({ page }) => page));
    event.waitUntil(
      visited.then(({ reached }) => {
        if (!reached || renewed) return;
        renewed = true;
        return keep().catch(() => (renewed = false));
      }),
    );
  } else if (new URL(event.request.url).pathname.endsWith(`/${SCRIPT}`)) {
    event.respondWith(kept(SCRIPT));
  }
});
