import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { SavedLessons, useSavedLessons } from '../features/home/saved-lessons.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => [
  ...pageMeta('Nincs kapcsolat', 'Most nincs internet, de a megnyitott leckék olvashatók.'),
  { name: 'robots', content: 'noindex' },
];

export default function OfflinePage() {
  const lessons = useSavedLessons() ?? [];
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.narrow)}>
      <PageHeader title="Nincs kapcsolat" lead="Most nem érjük el az internetet. A válaszaid megvannak, elküldjük őket, amint lehet." />
      <Panel
        className={formStyles.formGrid}
        title={lessons.length > 0 ? 'Ezeket már megnyitottad, így most is olvashatók' : 'Próbáld újra egy kicsit később'}
      >
        {lessons.length > 0 && <SavedLessons lessons={lessons} />}
        <div>
          <Button icon="retry" onClick={() => history.back()}>
            Újra
          </Button>
        </div>
      </Panel>
    </div>
  );
}
