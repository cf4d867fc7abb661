import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import { Loader } from '../ui/loader.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => [...pageMeta('Levelek', 'A kimenő levelek ezen a gépen.'), { name: 'robots', content: 'noindex' }];

export default function DevMailsPage() {
  return (
    <div className="wrap page narrow">
      <PageHeader title="Levelek" lead="A kimenő levelek ezen a gépen." />
      <Loader label={text.loading} />
    </div>
  );
}
