import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useEffect, useState } from 'react';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => [
  ...pageMeta('Nincs kapcsolat', 'Most nincs internet, de a megnyitott leckék olvashatók.'),
  { name: 'robots', content: 'noindex' },
];

/** Addresses of pages that were opened on this device. */
async function openedPages(): Promise<string[]> {
  const cache = await caches.open('pages-1');
  return (await cache.keys()).map(request => new URL(request.url).pathname).filter(path => path.startsWith('/tananyag/'));
}

export default function OfflinePage() {
  const [pages, setPages] = useState<string[]>([]);
  useEffect(() => {
    if ('caches' in window) void openedPages().then(setPages, () => undefined);
  }, []);
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.narrow)}>
      <PageHeader title="Nincs kapcsolat" lead="Most nem érjük el az internetet. A válaszaid megvannak, elküldjük őket, amint lehet." />
      <Panel title={pages.length > 0 ? 'Ezeket már megnyitottad, így most is olvashatók' : 'Próbáld újra egy kicsit később'}>
        <ul>
          {pages.map(path => (
            <li key={path}>
              <a href={path}>{path.replace('/tananyag/', '').replaceAll('-', ' ')}</a>
            </li>
          ))}
        </ul>
        <div>
          <Button icon="retry" onClick={() => history.back()}>
            Újra
          </Button>
        </div>
      </Panel>
    </div>
  );
}
