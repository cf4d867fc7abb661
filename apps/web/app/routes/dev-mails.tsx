import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { MailList } from '../features/auth/mail-list.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => [...pageMeta('Levelek', 'A kimenő levelek ezen a gépen.'), { name: 'robots', content: 'noindex' }];

export default function DevMailsPage() {
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <PageHeader title="Levelek" lead="A kimenő levelek ezen a gépen." />
      <MailList />
    </div>
  );
}
