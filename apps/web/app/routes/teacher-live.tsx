import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useSearchParams } from 'react-router';
import { remedyPath } from '../features/classes/misconception-links.ts';
import { RequireApproval } from '../features/classes/require-approval.tsx';
import { TeacherBar } from '../features/classes/teacher-bar.tsx';
import { useChosenClass } from '../features/classes/use-chosen-class.ts';
import { RunningLessons } from '../features/live/teacher/running-lessons.tsx';
import { StartForm } from '../features/live/teacher/start-form.tsx';
import { TeacherLesson } from '../features/live/teacher/teacher-lesson.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';

export const meta = () => pageMeta('Élő óra', 'Élő óra kvízből, tesztből vagy gyakorlóból: szavazás, megbeszélés, megoldás.');

export default function TeacherLivePage() {
  return (
    <RequireRole roles={['teacher']}>
      {() => (
        <RequireApproval title="Élő óra">
          <TeacherLive />
        </RequireApproval>
      )}
    </RequireRole>
  );
}

/** `?ora` is a running lesson, `?oldal` the page a new one is made from, `?osztaly` the class it is for. */
function TeacherLive() {
  const [address, setAddress] = useSearchParams();
  const lesson = address.get('ora');
  const { classes, chosen } = useChosenClass();
  // The chosen page stays when the class changes.
  const choose = (id: string) => {
    address.set('osztaly', id);
    setAddress(address, { replace: true });
  };
  if (lesson) return <TeacherLesson key={lesson} id={lesson} remedyPath={remedyPath} />;
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <TeacherBar classes={classes} chosen={chosen} onChoose={choose} />
      <PageHeader title="Élő óra" />
      <div className={layoutStyles.stack} data-part="stack">
        <RunningLessons />
        <Panel title="Új élő óra" icon="play">
          <StartForm slug={address.get('oldal')} classId={chosen?.id ?? null} onStarted={id => setAddress({ ora: id })} />
        </Panel>
      </div>
    </div>
  );
}
