import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useParams } from 'react-router';
import { ParentDecision } from '../features/auth/parent-decision.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => [
  ...pageMeta('Szülői jóváhagyás', 'Itt adhatod meg vagy vonhatod vissza a hozzájárulásodat.'),
  { name: 'robots', content: 'noindex' },
];

export default function ParentPage() {
  const { token = '' } = useParams();
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.narrow)}>
      <PageHeader title="Szülői jóváhagyás" lead="Itt adhatod meg vagy vonhatod vissza a hozzájárulásodat." />
      <Panel className={formStyles.formGrid}>
        <ParentDecision token={token} />
      </Panel>
    </div>
  );
}
