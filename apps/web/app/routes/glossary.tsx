import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';

export const meta = () => pageMeta('Szójegyzék', 'A leckék fogalmai, röviden és érthetően.');

export default function GlossaryPage() {
  return (
    <div className="wrap page">
      <PageHeader
        above={<Breadcrumbs label={text.breadcrumbs} items={[{ label: text.home, to: '/' }, { label: 'Szójegyzék' }]} />}
        title="Szójegyzék"
        lead="A leckék fogalmai, röviden és érthetően."
      />
      <Panel />
    </div>
  );
}
