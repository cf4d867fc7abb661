import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { PlansView } from '../features/billing/plans-view.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';

export const meta = () => pageMeta('Csomagok', 'Mi ingyenes, mennyibe kerül a havi, az éves és az osztálycsomag.');

export default function PlansPage() {
  const { user } = useSession();
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <PageHeader title="Csomagok" lead="Az alap mindig ingyenes. A prémium minden leckét végig megnyit." />
      <PlansView user={user} />
    </div>
  );
}
