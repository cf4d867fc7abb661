import { Outlet } from 'react-router';
import { layoutMeta } from '../lib/page-meta.ts';
import { QueryProvider } from '../lib/query-provider.tsx';
import { PageError } from '../shell/page-error.tsx';

export const meta = layoutMeta;

/** Caught here and not in the root: that one would write the document's head anew, and the sheets would lose the order of their layers. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <PageError error={error} />;
}

export default function WithQueries() {
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  );
}
