import { useLocation } from 'react-router';
import { OfflineView } from '../features/home/offline-view.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

export const meta = () => [
  ...pageMeta('Nincs kapcsolat', 'Most nincs internet, de a megnyitott leckék olvashatók.'),
  { name: 'robots', content: 'noindex' },
];

/** The service worker names the page that could not be read. */
function askedFor(search: string): string | null {
  const to = new URLSearchParams(search).get('to');
  return to?.startsWith('/') && new URL(to, location.origin).origin === location.origin ? to : null;
}

export default function OfflinePage() {
  const { search } = useLocation();
  // It is prerendered without an address.
  const asked = useHydrated() ? askedFor(search) : null;
  return <OfflineView asked={asked} onRetry={() => (asked === null ? history.back() : location.replace(asked))} />;
}
