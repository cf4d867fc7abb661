import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useEffect, useState } from 'react';
import { pageMeta } from '../lib/page-meta.ts';
import { titleOf } from '../lib/title-of.ts';

export const meta = () => [
  ...pageMeta('Nincs kapcsolat', 'Most nincs internet, de a megnyitott leckék olvashatók.'),
  { name: 'robots', content: 'noindex' },
];

interface OpenedPage {
  path: string;
  title: string;
}

/** Pages that were opened on this device, named as their own titles name them. */
async function openedPages(): Promise<OpenedPage[]> {
  const cache = await caches.open('pages-1');
  const lessons = (await cache.keys()).filter(request => new URL(request.url).pathname.startsWith('/tananyag/'));
  return Promise.all(
    lessons.map(async request => {
      const { pathname: path } = new URL(request.url);
      const html = (await (await cache.match(request))?.text()) ?? '';
      return { path, title: titleOf(html) ?? path.replace('/tananyag/', '').replaceAll('-', ' ') };
    }),
  );
}

export default function OfflinePage() {
  const [pages, setPages] = useState<readonly OpenedPage[]>([]);
  useEffect(() => {
    if ('caches' in window) void openedPages().then(setPages, () => undefined);
  }, []);
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.narrow)}>
      <PageHeader title="Nincs kapcsolat" lead="Most nem érjük el az internetet. A válaszaid megvannak, elküldjük őket, amint lehet." />
      <Panel
        className={formStyles.formGrid}
        title={pages.length > 0 ? 'Ezeket már megnyitottad, így most is olvashatók' : 'Próbáld újra egy kicsit később'}
      >
        {pages.length > 0 && (
          <ul className={layoutStyles.stack}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a className="link" href={path}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div>
          <Button icon="retry" onClick={() => history.back()}>
            Újra
          </Button>
        </div>
      </Panel>
    </div>
  );
}
