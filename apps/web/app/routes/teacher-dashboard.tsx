import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { text } from '../text/common.ts';
import { Loader } from '../ui/loader.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => pageMeta('Osztályaim', 'Itt látod az osztályaidat, és itt hozhatsz létre újat.');

export default function TeacherDashboardPage() {
  return (
    <RequireRole roles={['teacher']}>
      {() => (
        <div className="wrap page">
          <PageHeader title="Osztályaim" lead="Itt látod az osztályaidat, és itt hozhatsz létre újat." />
          <Loader label={text.loading} />
        </div>
      )}
    </RequireRole>
  );
}
