import { showToast } from '@eszkerek/ui/toast-store.ts';
import { watchInstallPrompt } from './install-prompt.ts';
import { onLeave } from './session.ts';

const LESSON_CACHE = 'lessons-1';

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
    if (!hadController || reloading) return;
    reloading = true;
    location.reload();
  });
  // Lesson bodies may be premium: they leave the device with the account.
  onLeave(() => void caches.delete(LESSON_CACHE));
}
