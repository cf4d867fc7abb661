import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';

export const meta = () => pageMeta('Adatkezelési tájékoztató', 'Hogyan bánik az Észkerék az adataiddal.');

export default function PrivacyPage() {
  return (
    <div className="wrap page">
      <PageHeader
        above={<Breadcrumbs label={text.breadcrumbs} items={[{ label: text.home, to: '/' }, { label: 'Adatkezelési tájékoztató' }]} />}
        title="Adatkezelési tájékoztató"
        lead="Hogyan bánik az Észkerék az adataiddal."
      />
      <Panel />
    </div>
  );
}
