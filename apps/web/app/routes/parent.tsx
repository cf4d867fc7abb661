import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import { Loader } from '../ui/loader.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => [
  ...pageMeta('Szülői jóváhagyás', 'Itt adhatod meg vagy vonhatod vissza a hozzájárulásodat.'),
  { name: 'robots', content: 'noindex' },
];

export default function ParentPage() {
  return (
    <div className="wrap page narrow">
      <PageHeader title="Szülői jóváhagyás" lead="Itt adhatod meg vagy vonhatod vissza a hozzájárulásodat." />
      <Loader label={text.loading} />
    </div>
  );
}
