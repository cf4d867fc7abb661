import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { text } from '../text/common.ts';
import { Loader } from '../ui/loader.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => pageMeta('Profil', 'A fiókod, az eredményeid és az előfizetésed egy helyen.');

export default function ProfilePage() {
  return (
    <RequireRole roles={['student', 'teacher', 'admin']}>
      {() => (
        <div className="wrap page">
          <PageHeader title="Profil" lead="A fiókod, az eredményeid és az előfizetésed egy helyen." />
          <Loader label={text.loading} />
        </div>
      )}
    </RequireRole>
  );
}
