import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import { Loader } from '../ui/loader.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => [
  ...pageMeta('Próbafizetés', 'Ez egy próbaoldal: valódi pénz nem mozdul.'),
  { name: 'robots', content: 'noindex' },
];

export default function SandboxCheckoutPage() {
  return (
    <div className="wrap page narrow">
      <PageHeader title="Próbafizetés" lead="Ez egy próbaoldal: valódi pénz nem mozdul." />
      <Loader label={text.loading} />
    </div>
  );
}
