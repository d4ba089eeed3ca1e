/**
 * Writes /sw.js: the workspace's shell for when there is no network. Pages always come from the network first, so that
 * a deploy shows at once; only when it does not answer does the kept shell stand in. Files under /assets/ carry their
 * content's hash in their name and are kept as they are met. Nothing under /api is ever touched.
 */
import { createHash } from 'node:crypto';
import type { Manifest } from 'vite';

export function serviceWorker(manifest: Manifest, shell: string): string {
  const needed = [...new Set([...shell.matchAll(/(?<=(?:href|src)=")\/assets\/[^"]+/g)].map(([file]) => file))];
  const known = [
    ...new Set(Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])),
  ];
  const release = createHash('sha256').update(shell).update(JSON.stringify(known)).digest('hex').slice(0, 12);
  return `// The workspace's shell for when there is no network. Made by web/build/service-worker.ts.
const SHELL = 'recto-shell-${release}';
const ASSETS = 'recto-assets';
const NEEDED = ${JSON.stringify(['/app', '/start.js', '/icon.svg', ...needed])};
const CURRENT = new Set(${JSON.stringify(known.map((file) => `/${file}`))});

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(NEEDED.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), dropOldAssets()]).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname === '/api' || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => fromShell('/app')));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request));
  else if (NEEDED.includes(url.pathname)) event.respondWith(fetch(request).catch(() => fromShell(url.pathname)));
});

async function fromShell(path) {
  return (await (await caches.open(SHELL)).match(path)) ?? Response.error();
}

async function keptOrFetched(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') await (await caches.open(ASSETS)).put(request, answer.clone());
  return answer;
}

async function dropOldShells() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('recto-shell-') && name !== SHELL).map((name) => caches.delete(name)));
}

async function dropOldAssets() {
  const cache = await caches.open(ASSETS);
  const requests = await cache.keys();
  await Promise.all(requests.filter(({ url }) => !CURRENT.has(new URL(url).pathname)).map((request) => cache.delete(request)));
}
`;
}
