import { messages } from '@eszkerek/contract/messages';
import { Breadcrumbs } from '@eszkerek/ui/breadcrumbs.tsx';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { CardSkeletons } from '@eszkerek/ui/card-skeletons.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useRevalidator } from 'react-router';
import { CollectionView } from '../features/catalog/collection-view.tsx';
import { type LoadedCollection, loadSubject } from '../features/catalog/load-collection.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useSession } from '../lib/session.ts';
import { usePremiumAccess } from '../lib/use-premium-access.ts';
import { text } from '../text/common.ts';

const leads: Record<string, { title: string; lead: string }> = {
  matematika: { title: text.subjects.matematika, lead: 'Számok, alakzatok, egyenletek: próbáld ki, mielőtt megtanulod.' },
  fizika: { title: text.subjects.fizika, lead: 'Mozgás, erő, fény és áram: kísérletezz, és figyeld meg, mi történik.' },
  ai: { title: text.subjects.ai, lead: 'Hogyan tanul egy gép, mikor téved, és hogyan kérdezz jól?' },
};

/** Runs at build time only. */
export async function loader({ params }: LoaderFunctionArgs): Promise<LoadedCollection> {
  const { pagesOfKind } = await import('../../compiled-content.ts');
  const collection = pagesOfKind('collection').find(page => page.subject === params.subjectName);
  return collection ? { status: 'ready', collection } : { status: 'missing', message: messages.subjectMissing(params.subjectName ?? '') };
}

export const clientLoader = ({ params }: ClientLoaderFunctionArgs): Promise<LoadedCollection> => loadSubject(params.subjectName ?? '');

export function HydrateFallback() {
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <CardSkeletons count={6} label={text.loading} />
    </div>
  );
}

export const meta = ({ params }: { params: { subjectName?: string } }) => {
  const subject = leads[params.subjectName ?? ''];
  return pageMeta(subject?.title ?? 'Tantárgy', subject?.lead ?? 'Leckék, kvízek és gyakorlók tantárgyanként.');
};

export default function SubjectPage({ loaderData }: { loaderData: LoadedCollection }) {
  const revalidator = useRevalidator();
  const premiumAccess = usePremiumAccess();
  const { user } = useSession();
  if (loaderData.status === 'missing')
    return (
      <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
        <Panel>
          <EmptyState
            headingLevel={1}
            title="Ez az oldal nem található"
            actions={Object.entries(leads).map(([subject, { title }]) => (
              <ButtonLink key={subject} variant="secondary" to={`/targy/${subject}`}>
                {title}
              </ButtonLink>
            ))}
          >
            {loaderData.message}
          </EmptyState>
        </Panel>
      </div>
    );
  if (loaderData.status === 'failed')
    return (
      <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
        <Panel>
          <ErrorState
            headingLevel={1}
            title={text.errorTitle}
            message={loaderData.message}
            retryLabel={text.retry}
            onRetry={() => void revalidator.revalidate()}
            actions={<ButtonLink to="/">{text.home}</ButtonLink>}
          />
        </Panel>
      </div>
    );
  const { collection } = loaderData;
  const title = leads[collection.subject]?.title ?? collection.title;
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)} data-subject={collection.subject}>
      <PageHeader
        above={<Breadcrumbs label={text.breadcrumbs} items={[{ label: text.home, to: '/' }, { label: title }]} />}
        title={title}
        lead={collection.subtitle}
      />
      {(collection.subject === 'matematika' || user?.role === 'student') && (
        <p className={layoutStyles.row} data-part="row">
          {collection.subject === 'matematika' && (
            <ButtonLink variant="soft" to="/interaktiv-matematika" iconEnd="arrow-right">
              Interaktív matematika: a teljes gyűjtemény
            </ButtonLink>
          )}
          {user?.role === 'student' && (
            <ButtonLink variant="soft" to={`/terkep/${collection.subject}`} iconEnd="arrow-right">
              Észtérkép: hol tartasz?
            </ButtonLink>
          )}
        </p>
      )}
      <CollectionView collection={collection} premiumAccess={premiumAccess} />
    </div>
  );
}
