import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';

export const meta = () => pageMeta('Widgetek', 'Az interaktív widgetek minden változata.');

const WidgetGallery = lazy(async () => ({ default: (await import('../widgets/gallery.tsx')).Gallery }));

/** `?kind=lever` shows one kind, `?free` every mode as free play. */
export default function DevWidgetsPage() {
  const [search] = useSearchParams();
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <Suspense fallback={<Loader label={text.loading} />}>
        <WidgetGallery only={search.get('kind') ?? undefined} free={search.has('free')} />
      </Suspense>
    </div>
  );
}
