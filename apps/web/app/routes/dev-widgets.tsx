import { lazy, Suspense } from 'react';
import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import { Loader } from '../ui/loader.tsx';

export const meta = () => pageMeta('Widgetek', 'Az interaktív widgetek minden változata.');

const WidgetGallery = lazy(async () => ({ default: (await import('../widgets/gallery.tsx')).Gallery }));

export default function DevWidgetsPage() {
  return (
    <div className="wrap page">
      <Suspense fallback={<Loader label={text.loading} />}>
        <WidgetGallery />
      </Suspense>
    </div>
  );
}
