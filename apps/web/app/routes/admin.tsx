import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { text } from '../text/common.ts';
import { Loader } from '../ui/loader.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => pageMeta('Admin', 'Felhasználók és üzenetek.');

export default function AdminPage() {
  return (
    <RequireRole roles={['admin']}>
      {() => (
        <div className="wrap page">
          <PageHeader title="Admin" lead="Felhasználók és üzenetek." />
          <Loader label={text.loading} />
        </div>
      )}
    </RequireRole>
  );
}
