import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { MisconceptionMap } from '../features/classes/misconception-map.tsx';
import { NoClass } from '../features/classes/no-class.tsx';
import { RequireApproval } from '../features/classes/require-approval.tsx';
import { TeacherBar } from '../features/classes/teacher-bar.tsx';
import { useChosenClass } from '../features/classes/use-chosen-class.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';
import { text } from '../text/common.ts';

export const meta = () => pageMeta('Tévképzet-térkép', 'Mit hisznek rosszul a tanulóid, és mi segít rajta.');

export default function TeacherMisconceptionsPage() {
  return (
    <RequireRole roles={['teacher']}>
      {() => (
        <RequireApproval title="Tévképzet-térkép">
          <TeacherMisconceptions />
        </RequireApproval>
      )}
    </RequireRole>
  );
}

function TeacherMisconceptions() {
  const { classes, chosen, choose, isPending, error } = useChosenClass();
  if (isPending) return <Loader label={text.loading} />;
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <TeacherBar classes={classes} chosen={chosen} onChoose={choose} />
      <PageHeader title="Tévképzet-térkép" />
      {error && <MessageBar kind="bad">{error.message}</MessageBar>}
      {!error && !chosen && <NoClass>Ha van osztályod, itt látod, mit hisznek rosszul a tanulóid.</NoClass>}
      {chosen && (
        <Panel>
          <MisconceptionMap key={chosen.id} classId={chosen.id} />
        </Panel>
      )}
    </div>
  );
}
