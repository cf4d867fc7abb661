import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Panel } from '../ui/panel.tsx';

export const meta = () => pageMeta('Általános szerződési feltételek', 'Az Észkerék általános szerződési feltételei.');

export default function TermsPage() {
  return (
    <div className="wrap page">
      <PageHeader
        above={
          <Breadcrumbs label={text.breadcrumbs} items={[{ label: text.home, to: '/' }, { label: 'Általános szerződési feltételek' }]} />
        }
        title="Általános szerződési feltételek"
        lead="Az Észkerék általános szerződési feltételei."
      />
      <Panel />
    </div>
  );
}
