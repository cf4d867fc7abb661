import type { SchoolClass } from '@eszkerek/contract/classes';
import { monthDayTime } from '@eszkerek/numbers/dates';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { ProgressRing } from '@eszkerek/ui/progress-ring.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';
import homeworkStyles from './homework/homework.module.css';
import { DoneBar, doneLine, resultsPath } from './homework/homework-list.tsx';
import { diaryPath, remedyPath } from './misconception-links.ts';
import { misconceptionName } from './misconception-name.ts';
import styles from './misconceptions.module.css';
import { byPupil, stuckWords } from './stuck-words.ts';

const SHOWN_HOMEWORK = 3;
const SHOWN_PUPILS = 4;
const SHOWN_REASONS = 2;
const SHOWN_MISTAKES = 3;

/** What needs the teacher today: homework that is due, who is stuck, the three most common mistakes. */
export function ClassToday({ schoolClass }: { schoolClass: SchoolClass }) {
  const { id } = schoolClass;
  return (
    <>
      <div className={layoutStyles.grid2}>
        <DueHomework classId={id} />
        <StuckPupils classId={id} pupils={schoolClass.student_count} />
      </div>
      <CommonMistakes classId={id} pupils={schoolClass.student_count} />
    </>
  );
}

function DueHomework({ classId }: { classId: string }) {
  const homework = useQuery(api.classes.homework.query({ params: { id: classId } }));
  const remind = useAction((id: string) => api.classes.remindHomework({ params: { id }, body: {} }), { success: ({ message }) => message });
  const now = new Date().toISOString();
  const due = homework.data?.homework.filter(({ due_at }) => due_at > now).toSorted((a, b) => (a.due_at < b.due_at ? -1 : 1)) ?? [];
  return (
    <Panel id="lejaro-hazi" title="Lejáró házi" icon="calendar">
      {homework.isPending && <Skeleton height="6rem" />}
      {homework.isError && <MessageBar kind="bad">{homework.error.message}</MessageBar>}
      {homework.isSuccess && due.length === 0 && <p>Most nincs folyamatban házi.</p>}
      <ul className={homeworkStyles.given}>
        {due.slice(0, SHOWN_HOMEWORK).map(item => (
          <li key={item.id}>
            <div className={homeworkStyles.headLine}>
              <b>
                <Link to={resultsPath(classId, item.id)}>{item.title}</Link>
              </b>
              <Badge kind="wait">{monthDayTime(item.due_at)}</Badge>
            </div>
            <DoneBar {...item} />
            <div className={homeworkStyles.headLine}>
              <small>{doneLine(item)}</small>
              {item.done < item.recipients && (item.starts_at ?? '') <= now && (
                <Button
                  variant="soft"
                  size="sm"
                  icon="bell"
                  loading={remind.pendingInput === item.id}
                  aria-label={`Emlékeztető ${item.recipients - item.done} tanulónak: ${item.title}`}
                  onClick={() => void remind.run(item.id)}
                >
                  Emlékeztető: {item.recipients - item.done}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {remind.message && <MessageBar kind={remind.message.kind}>{remind.message.text}</MessageBar>}
      <ButtonLink variant="ghost" size="sm" to={`/dashboard/teacher/hazi?osztaly=${classId}&eredmenyek`}>
        Minden házi
      </ButtonLink>
    </Panel>
  );
}

function StuckPupils({ classId, pupils }: { classId: string; pupils: number }) {
  const stuck = useQuery(api.classes.stuck.query({ params: { id: classId } }));
  const list = byPupil(stuck.data?.stuck ?? []);
  return (
    <Panel id="elakadt" title="Ki akadt el?" icon="people">
      {stuck.isPending && <Skeleton height="6rem" />}
      {stuck.isError && <MessageBar kind="bad">{stuck.error.message}</MessageBar>}
      {stuck.isSuccess && list.length === 0 && (
        <p>
          {pupils > 0
            ? 'Senki. Mindenki járt itt az elmúlt két hétben, és halad.'
            : 'Még senki nem csatlakozott. Add meg a tanulóidnak az osztálykódot.'}
        </p>
      )}
      <ul className={homeworkStyles.given}>
        {list.slice(0, SHOWN_PUPILS).map(({ id, name, reasons }) => (
          <li key={id}>
            <b>
              <Link to={diaryPath(classId, id)}>{name}</Link>
            </b>
            {reasons.slice(0, SHOWN_REASONS).map(item => (
              <small key={item.quiz_slug ?? item.reason}>{stuckWords(item, new Date())}</small>
            ))}
            {reasons.length > SHOWN_REASONS && <small>és még {reasons.length - SHOWN_REASONS} kvíz</small>}
          </li>
        ))}
      </ul>
      <ButtonLink variant="ghost" size="sm" to={`/dashboard/teacher/class/${classId}`}>
        {list.length > SHOWN_PUPILS ? `Mindenki: ${list.length} tanuló` : 'Az osztály naplója'}
      </ButtonLink>
    </Panel>
  );
}

function CommonMistakes({ classId, pupils }: { classId: string; pupils: number }) {
  const map = useQuery(api.classes.misconceptions.query({ params: { id: classId } }));
  const common = map.data?.misconceptions.filter(({ lesson }) => lesson !== null).slice(0, SHOWN_MISTAKES) ?? [];
  return (
    <Panel id="tevkepzetek" title="A három leggyakoribb tévképzet" icon="bulb">
      {map.isPending && <Skeleton height="6rem" />}
      {map.isError && <MessageBar kind="bad">{map.error.message}</MessageBar>}
      {map.isSuccess && common.length === 0 && <p>Még nincs jellemző tévedés.</p>}
      <ul className={layoutStyles.grid3}>
        {common.map(item => (
          <li key={item.id} className={styles.common} data-subject={item.subject ?? undefined}>
            <div className={layoutStyles.row} data-part="row">
              <ProgressRing
                segments={Math.max(pupils, item.students.length)}
                value={item.students.length}
                size={52}
                label={`${item.students.length} tanuló`}
              >
                <b>{item.students.length}</b>
              </ProgressRing>
              <small className={formStyles.help}>{item.topic}</small>
            </div>
            <b>{misconceptionName(item.text)}</b>
            {item.lesson && (
              <ButtonLink
                variant="secondary"
                size="sm"
                block
                icon="send"
                to={remedyPath(classId, item)}
                aria-label={`Kiadom javításra: ${item.text}`}
              >
                Kiadom javításra
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink variant="ghost" size="sm" to={`/dashboard/teacher/tevkepzetek?osztaly=${classId}`}>
        Tévképzet-térkép
      </ButtonLink>
    </Panel>
  );
}
