import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ClassList } from '../features/classes/class-list.tsx';
import { ClassReturn } from '../features/classes/class-return.tsx';
import styles from '../features/classes/classes.module.css';
import { CreateClass } from '../features/classes/create-class.tsx';
import homeworkStyles from '../features/classes/homework/homework.module.css';
import { JoinColleague } from '../features/classes/pupils/join-colleague.tsx';
import { RequireApproval } from '../features/classes/require-approval.tsx';
import { TeacherBar } from '../features/classes/teacher-bar.tsx';
import { ClassToday } from '../features/classes/today.tsx';
import { TryNow } from '../features/classes/try-now.tsx';
import { useChosenClass } from '../features/classes/use-chosen-class.ts';
import { RunningLessons } from '../features/live/teacher/running-lessons.tsx';
import { api } from '../lib/api.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';

export const meta = () => pageMeta('Vezérlőpult', 'Az osztályaid, a tanulóid és a haladásuk.');

export default function TeacherDashboardPage() {
  return (
    <RequireRole roles={['teacher']}>
      {() => (
        <RequireApproval title="Vezérlőpult">
          <Dashboard />
        </RequireApproval>
      )}
    </RequireRole>
  );
}

const NEW_CLASS = 'Az osztály tanulói egy évig minden prémium tartalmat elérnek.';

function Dashboard() {
  const queries = useQueryClient();
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: api.classes.list.key }), [queries]);
  const { classes, chosen, choose, isPending, error } = useChosenClass();
  const isNew = !isPending && !error && classes.length === 0;
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <TeacherBar classes={classes} chosen={chosen} onChoose={choose} />
      <div className={layoutStyles.stack} data-part="stack">
        <header className={cx(homeworkStyles.headLine, styles.panelHead)}>
          <h1>Vezérlőpult</h1>
          <ButtonLink
            to={`/dashboard/teacher/elo${chosen ? `?osztaly=${chosen.id}` : ''}`}
            size="sm"
            icon="play"
            variant={isNew ? 'secondary' : 'primary'}
          >
            Élő órát indítok
          </ButtonLink>
        </header>
        <ClassReturn onCreated={refresh} />
        <RunningLessons />
        {chosen && !chosen.expired && <ClassToday key={chosen.id} schoolClass={chosen} />}
        {isNew && <TryNow />}
        {isNew ? (
          <div className={layoutStyles.grid2}>
            <Panel id="uj-osztaly" title="Az első osztályod" icon="plus" lead={NEW_CLASS}>
              <CreateClass />
            </Panel>
            <Panel title="Meghívott egy kollégád?" icon="people">
              <JoinColleague />
            </Panel>
          </div>
        ) : (
          <Panel id="osztalyaim" title="Osztályaim" icon="people">
            <ClassList />
          </Panel>
        )}
        {!error && !isNew && (
          <Panel id="uj-osztaly" title="Új osztály" icon="plus" lead={NEW_CLASS}>
            <div>
              <Accordion summary="Új osztályt veszek fel">
                <CreateClass />
              </Accordion>
              <Accordion summary="Egy kollégám osztályához csatlakozom">
                <JoinColleague />
              </Accordion>
            </div>
          </Panel>
        )}
      </div>
    </div>
  );
}
