import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import { Panel } from '../ui/panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export const meta = () => pageMeta('Tananyag', 'Interaktív lecke, kvíz, műhely vagy eszköz 5–8. osztályosoknak.');

export default function ContentPage() {
  return (
    <div className="wrap page">
      <Panel>
        <div className="stack" role="status" aria-label={text.loading}>
          <Skeleton height="3rem" width="60%" />
          <Skeleton height="1.75rem" width="16rem" />
          <Skeleton height="1.25rem" />
          <Skeleton height="1.25rem" width="90%" />
          <Skeleton height="18rem" />
        </div>
      </Panel>
    </div>
  );
}
