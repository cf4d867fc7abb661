import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';

export const meta = () => [...pageMeta('Ábrák', 'Minden ábrafajta minden beállítása.'), { name: 'robots', content: 'noindex' }];

/** The schemas travel with it: only this page checks figures in the browser. */
const FigureGallery = lazy(async () => ({ default: (await import('../gallery/figure-gallery.tsx')).FigureGallery }));

/** `?kind=geometry` shows one kind. */
export default function DevFiguresPage() {
  const [search] = useSearchParams();
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <Suspense fallback={<Loader label={text.loading} />}>
        <FigureGallery only={search.get('kind') ?? undefined} />
      </Suspense>
    </div>
  );
}
