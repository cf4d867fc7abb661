import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { text } from '../text/common.ts';
import { Loader } from '../ui/loader.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const meta = () => pageMeta('Osztály', 'Az osztály tanulói és haladási naplójuk.');

export default function TeacherClassPage() {
  return (
    <RequireRole roles={['teacher']}>
      {() => (
        <div className="wrap page">
          <PageHeader title="Osztály" lead="Az osztály tanulói és haladási naplójuk." />
          <Loader label={text.loading} />
        </div>
      )}
    </RequireRole>
  );
}
