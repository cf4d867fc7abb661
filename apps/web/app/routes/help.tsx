import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { HelpCentre, type HelpData } from '../features/help/help-centre.tsx';
import { api } from '../lib/api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';

export const meta = () => pageMeta('Súgó', 'Kérdések és válaszok az Észkerék használatáról.');

/** Runs at build time only: the answers are in the page before any script. */
export async function loader(): Promise<HelpData> {
  const { helpByCategory } = await import('../../compiled-content.ts');
  return helpByCategory();
}

export const clientLoader = async (): Promise<HelpData> => (await api.help.articles().catch(() => ({ data: {} }))).data;

export function HydrateFallback() {
  return <Loader label={text.loading} />;
}

export default function HelpPage({ loaderData }: { loaderData: HelpData }) {
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.narrow)}>
      <PageHeader title="Súgó" lead="Itt a leggyakoribb kérdésekre találsz választ." />
      <HelpCentre initial={loaderData} />
    </div>
  );
}
