import { messages } from '@eszkerek/contract/messages';
import { Breadcrumbs } from '@eszkerek/ui/breadcrumbs.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useRevalidator } from 'react-router';
import { CollectionView } from '../features/catalog/collection-view.tsx';
import { type LoadedCollection, loadMathsCollection } from '../features/catalog/load-collection.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { usePremiumAccess } from '../lib/use-premium-access.ts';
import { text } from '../text/common.ts';

export const meta = () => pageMeta('Interaktív matematika', 'Az interaktív matematika-tananyagok gyűjteménye 5–8. osztályosoknak.');

/** Runs at build time only. */
export async function loader(): Promise<LoadedCollection> {
  const { pagesOfKind } = await import('../../compiled-content.ts');
  const collection = pagesOfKind('collection').find(page => page.subject === 'matematika');
  return collection ? { status: 'ready', collection } : { status: 'failed', message: messages.error(messages.curriculumFailed) };
}

export const clientLoader = (): Promise<LoadedCollection> => loadMathsCollection();

export default function MathCollectionPage({ loaderData }: { loaderData: LoadedCollection }) {
  const revalidator = useRevalidator();
  const premiumAccess = usePremiumAccess();
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)} data-subject="matematika">
      <PageHeader
        above={<Breadcrumbs label={text.breadcrumbs} items={[{ label: text.home, to: '/' }, { label: 'Interaktív matematika' }]} />}
        title="Interaktív matematika"
        lead="Húzd, forgasd, számolj: itt minden matematika-tananyag egy helyen van."
      />
      {loaderData.status === 'ready' ? (
        <CollectionView collection={loaderData.collection} premiumAccess={premiumAccess} />
      ) : (
        <Panel>
          <ErrorState
            headingLevel={2}
            title={text.errorTitle}
            message={loaderData.message}
            retryLabel={text.retry}
            onRetry={() => void revalidator.revalidate()}
          />
        </Panel>
      )}
    </div>
  );
}
