import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { useParams } from 'react-router';
import { SandboxPage } from '../features/billing/sandbox-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => [
  ...pageMeta('Próbafizetés', 'Ez egy próbaoldal: valódi pénz nem mozdul.'),
  { name: 'robots', content: 'noindex' },
];

export default function SandboxCheckoutPage() {
  const { id = '' } = useParams();
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.narrow)}>
      <PageHeader title="Próbafizetés" />
      <SandboxPage id={id} />
    </div>
  );
}
