import { showToast } from '@eszkerek/ui/toast-store.ts';
import { watchInstallPrompt } from './install-prompt.ts';
import { saysSaveData } from './save-data.ts';
import { onLeave } from './session.ts';

const LESSON_CACHE = 'lessons-1';

const KEPT_ASSET = /\/assets\/[\w.-]+\.(?:js|css|woff2|svg)$/;

/** The page of a first visit came before there was a service worker to keep it. Its files are in the browser's own cache. */
async function keepOpenPage(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = await caches.open('assets-1');
  await assets.addAll([...new Set(loaded.filter(name => KEPT_ASSET.test(name)))]);
  if (!location.pathname.startsWith('/tananyag/') || saysSaveData()) return;
  await (await caches.open('pages-1')).add(location.pathname);
}

function offerUpdate(waiting: ServiceWorker): void {
  showToast({
    kind: 'info',
    text: 'Új változat érhető el.',
    durationMs: 60_000,
    action: { label: 'Frissítem', onClick: () => waiting.postMessage('use-new-version') },
  });
}

/** Opened lessons stay readable on a bad line. A new version waits until the pupil asks for it. */
export async function startServiceWorker(): Promise<void> {
  watchInstallPrompt();
  if (!('serviceWorker' in navigator)) return;
  const hadController = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register('/sw.js');
  if (registration.waiting && hadController) offerUpdate(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(installing);
    });
  });
  let reloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!hadController) {
      void keepOpenPage().catch(() => undefined);
      return;
    }
    if (reloading) return;
    reloading = true;
    location.reload();
  });
  // Lesson bodies may be premium: they leave the device with the account.
  onLeave(() => void caches.delete(LESSON_CACHE));
}
