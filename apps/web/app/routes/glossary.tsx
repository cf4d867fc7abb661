import type { DocumentOf } from '@eszkerek/documents/document';
import { Breadcrumbs } from '@eszkerek/ui/breadcrumbs.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { GlossaryList } from '../features/glossary/glossary-list.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';

export const meta = () => pageMeta('Szójegyzék', 'A leckék fogalmai magyarul, románul és angolul.');

/** Runs at build time only; on the way from another page the prerendered data is fetched. */
export async function loader(): Promise<{ terms: DocumentOf<'glossary'>['terms'] }> {
  const { pagesOfKind } = await import('../../compiled-content.ts');
  return { terms: pagesOfKind('glossary')[0]?.terms ?? [] };
}

export default function GlossaryPage({ loaderData }: { loaderData: { terms: DocumentOf<'glossary'>['terms'] } }) {
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <PageHeader
        above={<Breadcrumbs label={text.breadcrumbs} items={[{ label: text.home, to: '/' }, { label: 'Szójegyzék' }]} />}
        title="Szójegyzék"
        lead="A leckék fogalmai magyarul, románul és angolul: jól jön, ha a dolgozat vagy a vizsga más nyelven van."
      />
      <Panel>
        <GlossaryList terms={loaderData.terms} />
      </Panel>
    </div>
  );
}
