import { messages } from '@eszkerek/contract/messages';
import type { DocumentOf } from '@eszkerek/documents/document';
import { Breadcrumbs } from '@eszkerek/ui/breadcrumbs.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { LegalText } from '../features/legal/legal-text.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';

const title = 'Adatkezelési tájékoztató';
const lead = 'Milyen adatot kezelünk, miért, meddig, és hogyan kérheted a törlését.';

export const meta = () => pageMeta(title, lead);

/** Runs at build time only. */
export async function loader(): Promise<{ page: DocumentOf<'legal'> | null }> {
  const { pagesOfKind } = await import('../../compiled-content.ts');
  return { page: pagesOfKind('legal').find(page => page.slug === 'adatkezeles') ?? null };
}

export default function PrivacyPage({ loaderData }: { loaderData: { page: DocumentOf<'legal'> | null } }) {
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <PageHeader
        above={<Breadcrumbs label={text.breadcrumbs} items={[{ label: text.home, to: '/' }, { label: title }]} />}
        title={title}
        lead={lead}
      />
      {loaderData.page ? (
        <LegalText page={loaderData.page} />
      ) : (
        <ErrorState headingLevel={2} title={text.errorTitle} message={messages.contentUnavailable} />
      )}
    </div>
  );
}
