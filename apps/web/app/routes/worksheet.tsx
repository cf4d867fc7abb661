import { SHEET_GROUPS } from '@eszkerek/contract/sheet-spec';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { useParams } from 'react-router';
import { SelfCheck } from '../features/worksheets/self-check.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = () => [
  ...pageMeta('Ellenőrizd magad!', 'A papíron megoldott feladatlap ellenőrzése.'),
  { name: 'robots', content: 'noindex' },
];

export default function WorksheetRoute() {
  const { code = '', group } = useParams();
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.stack)} data-part="stack">
      <SelfCheck code={code} group={SHEET_GROUPS.find(name => name === group) ?? 'A'} />
    </div>
  );
}
