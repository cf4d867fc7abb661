import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { useSearchParams } from 'react-router';
import { RequireApproval } from '../features/classes/require-approval.tsx';
import { TeacherBar } from '../features/classes/teacher-bar.tsx';
import { useChosenClass } from '../features/classes/use-chosen-class.ts';
import { SetEditor } from '../features/sets/set-editor.tsx';
import { SetList } from '../features/sets/set-list.tsx';
import { gradeOf } from '../lib/grade-filter.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';

export const meta = () => pageMeta('Kérdéssor', 'Saját kérdéssor a kérdésbankból és saját kérdésekből.');

const pathTo = (query: Record<string, string>): string => `/dashboard/teacher/kerdessor?${new URLSearchParams(query)}`;

export default function TeacherSetsPage() {
  return (
    <RequireRole roles={['teacher']}>
      {() => (
        <RequireApproval title="Kérdéssor">
          <TeacherSets />
        </RequireApproval>
      )}
    </RequireRole>
  );
}

/** `?keszlet` is the set that is open. */
function TeacherSets() {
  const [address, setAddress] = useSearchParams();
  const { classes, chosen, choose } = useChosenClass({ keepsRest: true });
  const slug = address.get('keszlet');
  const ofClass: Record<string, string> = chosen ? { osztaly: chosen.id } : {};
  const open = (set: string) => setAddress({ ...ofClass, keszlet: set });
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <TeacherBar classes={classes} chosen={chosen} onChoose={choose} />
      {slug === null ? (
        <>
          <PageHeader title="Kérdéssor" lead="Válogass a kérdésbankból, írj sajátot, és add ki óra vagy házi formájában." />
          <SetList onOpen={open} linkTo={set => pathTo({ ...ofClass, keszlet: set })} />
        </>
      ) : (
        <>
          {/* The title of the set is a field, and begins the page. */}
          <h1 className="sr-only">Kérdéssor</h1>
          <SetEditor key={slug} slug={slug} listLink={pathTo(ofClass)} grade={gradeOf(chosen?.class_name ?? '')[0]} onOpen={open} />
        </>
      )}
    </div>
  );
}
