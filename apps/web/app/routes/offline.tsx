import { OfflineView } from '../features/home/offline-view.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => [
  ...pageMeta('Nincs kapcsolat', 'Most nincs internet, de a megnyitott leckék olvashatók.'),
  { name: 'robots', content: 'noindex' },
];

/** The service worker names the page that could not be read. */
function tryAgain() {
  const to = new URLSearchParams(location.search).get('to');
  if (to?.startsWith('/') && new URL(to, location.origin).origin === location.origin) location.replace(to);
  else history.back();
}

export default function OfflinePage() {
  return <OfflineView onRetry={tryAgain} />;
}
