import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import { Loader } from '../ui/loader.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => pageMeta('Súgó', 'Kérdések és válaszok az Észkerék használatáról.');

export default function HelpPage() {
  return (
    <div className="wrap page">
      <PageHeader title="Súgó" lead="Itt a leggyakoribb kérdésekre találsz választ." />
      <Loader label={text.loading} />
    </div>
  );
}
