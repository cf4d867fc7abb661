import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { CardSkeletons } from '../ui/card-skeletons.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => pageMeta('Interaktív matematika', 'Az interaktív matematika-tananyagok gyűjteménye 5–8. osztályosoknak.');

export default function MathCollectionPage() {
  return (
    <div className="wrap page" data-subject="matematika">
      <PageHeader
        above={<Breadcrumbs label={text.breadcrumbs} items={[{ label: text.home, to: '/' }, { label: 'Interaktív matematika' }]} />}
        title="Interaktív matematika"
        lead="Húzd, forgasd, számolj: itt minden matematika-tananyag egy helyen van."
      />
      <CardSkeletons count={6} label={text.loading} />
    </div>
  );
}
