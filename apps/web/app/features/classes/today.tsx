import type { ClassHomework } from '@eszkerek/contract/class-homework';
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
import { FirstPupils } from './first-pupils.tsx';
import homeworkStyles from './homework/homework.module.css';
import { DoneBar, doneLine, resultsPath } from './homework/homework-list.tsx';
import { diaryPath, remedyPath } from './misconception-links.ts';
import styles from './misconceptions.module.css';
import { byPupil, stuckWords } from './stuck-words.ts';
import { useNobodyStuck } from './use-nobody-stuck.ts';
import { WrongAnswer } from './wrong-answer.tsx';

const SHOWN_HOMEWORK = 3;
const SHOWN_PUPILS = 3;
const SHOWN_MISTAKES = 3;

/** What needs the teacher today: homework that is due, who is stuck, the three most common mistakes. */
export function ClassToday({ schoolClass }: { schoolClass: SchoolClass }) {
  const { id } = schoolClass;
  if (schoolClass.student_count === 0) return <FirstPupils schoolClass={schoolClass} />;
  return (
    <>
      <div className={layoutStyles.grid2}>
        <DueHomework classId={id} />
        <StuckPupils classId={id} />
      </div>
      <CommonMistakes classId={id} pupils={schoolClass.student_count} />
    </>
  );
}

const isDone = ({ done, recipients }: ClassHomework): boolean => done >= recipients;

/** What runs: the nearest deadline first, what everybody has done last. */
const runningOf = (homework: readonly ClassHomework[], now: string): ClassHomework[] =>
  homework.filter(({ due_at }) => due_at > now).toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)) || (a.due_at < b.due_at ? -1 : 1));

function DueHomework({ classId }: { classId: string }) {
  const homework = useQuery(api.classes.homework.query({ params: { id: classId } }));
  const now = new Date().toISOString();
  const due = runningOf(homework.data?.homework ?? [], now);
  return (
    <Panel
      id="lejaro-hazi"
      title="Lejáró házi"
      icon="calendar"
      aside={<Link to={`/dashboard/teacher/hazi?osztaly=${classId}&eredmenyek`}>Minden házi</Link>}
    >
      {homework.isPending && <Skeleton height="6rem" />}
      {homework.isError && <MessageBar kind="bad">{homework.error.message}</MessageBar>}
      {homework.isSuccess && due.length === 0 && <p>Most nincs folyamatban házi.</p>}
      <ul className={homeworkStyles.given}>
        {due.slice(0, SHOWN_HOMEWORK).map(item => (
          <DueItem key={item.id} classId={classId} item={item} hasBegun={(item.starts_at ?? '') <= now} />
        ))}
      </ul>
    </Panel>
  );
}

function DueItem({ classId, item, hasBegun }: { classId: string; item: ClassHomework; hasBegun: boolean }) {
  const remind = useAction(() => api.classes.remindHomework({ params: { id: item.id }, body: {} }), {
    success: ({ message }) => message,
    invalidates: [api.classes.homework.key],
  });
  const waiting = item.recipients - item.done;
  const toRemind = waiting - item.reminded;
  return (
    <li>
      <div className={homeworkStyles.headLine}>
        <b>
          <Link to={resultsPath(classId, item.id)}>{item.title}</Link>
        </b>
        <Badge kind={waiting > 0 ? 'wait' : 'ok'}>{waiting > 0 ? monthDayTime(item.due_at) : 'Mind kész'}</Badge>
      </div>
      <DoneBar {...item} />
      <div className={homeworkStyles.headLine}>
        <small>{doneLine(item)}</small>
        {waiting > 0 && hasBegun && (
          <Button
            variant="soft"
            size="sm"
            icon={toRemind > 0 ? 'bell' : 'check'}
            disabled={toRemind <= 0}
            loading={remind.pending}
            aria-label={toRemind > 0 ? `Emlékeztető ${toRemind} tanulónak: ${item.title}` : `Ma elküldve: ${item.title}`}
            onClick={() => void remind.run()}
          >
            {toRemind > 0 ? `Emlékeztető: ${toRemind}` : 'Ma elküldve'}
          </Button>
        )}
      </div>
      {remind.message && <MessageBar kind={remind.message.kind}>{remind.message.text}</MessageBar>}
    </li>
  );
}

function StuckPupils({ classId }: { classId: string }) {
  const stuck = useQuery(api.classes.stuck.query({ params: { id: classId } }));
  const nobody = useNobodyStuck(classId, stuck.data?.stuck.length === 0);
  const list = byPupil(stuck.data?.stuck ?? []);
  return (
    <Panel
      id="elakadt"
      title="Ki akadt el?"
      icon="people"
      aside={
        <Link to={`/dashboard/teacher/class/${classId}`}>
          {list.length > SHOWN_PUPILS ? `Mind (${list.length})` : 'Az osztály naplója'}
        </Link>
      }
    >
      {stuck.isPending && <Skeleton height="6rem" />}
      {stuck.isError && <MessageBar kind="bad">{stuck.error.message}</MessageBar>}
      {nobody && (
        <p>
          <b>{nobody.title}.</b> {nobody.detail}
        </p>
      )}
      <ul className={homeworkStyles.given}>
        {list.slice(0, SHOWN_PUPILS).map(({ id, name, reasons }) => (
          <li key={id}>
            <b>
              <Link to={diaryPath(classId, id)}>{name}</Link>
            </b>
            {reasons.slice(0, 1).map(item => (
              <small key={item.reason}>
                {stuckWords(item, new Date())}
                {reasons.length > 1 && ` · és még ${reasons.length - 1} kvíz`}
              </small>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function CommonMistakes({ classId, pupils }: { classId: string; pupils: number }) {
  const map = useQuery(api.classes.misconceptions.query({ params: { id: classId } }));
  const common = map.data?.misconceptions.filter(({ lesson }) => lesson !== null).slice(0, SHOWN_MISTAKES) ?? [];
  return (
    <Panel
      id="tevkepzetek"
      title="A három leggyakoribb tévképzet"
      icon="bulb"
      aside={
        <Link to={`/dashboard/teacher/tevkepzetek?osztaly=${classId}`} aria-label="Tévképzet-térkép">
          Térkép
        </Link>
      }
    >
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
              <div>
                <b>{item.text}</b>
                <p className={formStyles.help}>{item.lesson_title}</p>
              </div>
            </div>
            {item.example && <WrongAnswer example={item.example} />}
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
    </Panel>
  );
}
