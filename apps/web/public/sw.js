// Keeps what was opened: assets for good (their names change with their content), pages and lessons for bad lines.
const ASSETS = 'assets-1';
/** The files of the first pages: never thrown away to make room. */
const SHELL = 'shell-1';
const PAGES = 'pages-1';
const LESSONS = 'lessons-1';
const OFFLINE = '/offline';
const WAIT_MS = 4000;
/** A lesson with its widgets has some sixty files, most of them shared with other lessons. */
const MOST = { [PAGES]: 60, [LESSONS]: 60, [ASSETS]: 400 };

const FIRST_PAGES = ['/', OFFLINE];
const NAMED = /\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g;
/** Its name changes with every build. */
const BUILD = /\/assets\/manifest-[\w-]+\.js/;

/**
 * The start page and the offline page must work without the network: they are kept with everything they refer to, and nothing
 * changes until all of it is there.
 */
const keepFirstPages = async () => {
  const read = await Promise.all(FIRST_PAGES.map(page => fetch(page, { cache: 'no-cache' })));
  if (!read.every(response => response.ok)) throw new Error('first pages');
  const texts = await Promise.all(read.map(response => response.clone().text()));
  const named = new Set(texts.join().match(NAMED));
  const shell = await caches.open(SHELL);
  const kept = await shell.keys();
  const known = new Set(kept.map(({ url }) => new URL(url).pathname));
  await shell.addAll([...named].filter(asset => !known.has(asset)));
  const pages = await caches.open(PAGES);
  await Promise.all(FIRST_PAGES.map((page, at) => pages.put(page, read[at])));
  await Promise.all(kept.filter(({ url }) => !named.has(new URL(url).pathname)).map(request => shell.delete(request)));
};

/** This file stays the same over releases: a page of another build than the kept offline page brings the first pages anew. */
const followBuild = async response => {
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return;
  const [seen] = (await response.text()).match(BUILD) ?? [];
  const offline = await caches.match(OFFLINE);
  if (seen && !(await offline?.text())?.includes(seen)) await keepFirstPages();
};

self.addEventListener('install', event => {
  event.waitUntil(keepFirstPages());
});

self.addEventListener('activate', event => {
  const known = new Set([ASSETS, SHELL, PAGES, LESSONS]);
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => !known.has(name)).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', event => {
  if (event.data === 'use-new-version') self.skipWaiting();
});

const trim = async (cache, most) => {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most)))
    if (![OFFLINE, '/'].includes(new URL(key.url).pathname)) await cache.delete(key);
};

const keep = async (name, request, response) => {
  if (!response.ok || response.type !== 'basic') return response;
  const cache = await caches.open(name);
  await cache.put(request, response.clone());
  await trim(cache, MOST[name]);
  return response;
};

const withinTime = (promise, ms) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('slow')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** The network first; what was kept when it fails or takes too long. */
const fresh = async (name, request, fallback, onPage) => {
  const network = fetch(request).then(response => {
    onPage?.(response.clone());
    return keep(name, request, response);
  });
  try {
    return await withinTime(network, WAIT_MS);
  } catch {
    const kept = (await caches.match(request, { ignoreSearch: true })) ?? (await network.catch(() => undefined));
    if (kept || !fallback) return kept ?? Response.error();
    const { pathname, search } = new URL(request.url);
    return Response.redirect(`${fallback}?to=${encodeURIComponent(pathname + search)}`);
  }
};

const kept = async request => (await caches.match(request)) ?? keep(ASSETS, request, await fetch(request));

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (/^\/api\/(tananyag|quiz)\/[^/]+$/.test(url.pathname) || url.pathname.endsWith('.data'))
    event.respondWith(fresh(LESSONS, request));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/'))
    event.respondWith(fresh(PAGES, request, OFFLINE, page => void followBuild(page).catch(() => {})));
});
