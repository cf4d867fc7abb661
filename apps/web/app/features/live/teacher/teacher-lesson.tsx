import '@eszkerek/ui/formula.css';
import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useEffect, useRef, useState } from 'react';
import { bareTitle } from '../../../lib/bare-title.ts';
import { useSession } from '../../../lib/session.ts';
import { useLiveStream } from '../use-live-stream.ts';
import { printSeconds, useSecondsLeft } from '../use-seconds-left.ts';
import { Ended, type RemedyPath } from './ended.tsx';
import { Invite } from './invite.tsx';
import { MoreSteps } from './more-steps.tsx';
import { type NextStep, nextSteps } from './next-steps.ts';
import { QuestionPanel } from './question-panel.tsx';
import { Room } from './room.tsx';
import { StuckPanel } from './stuck-panel.tsx';
import styles from './teacher.module.css';
import { useAct } from './use-act.ts';
import { NamesButton, Wall } from './wall.tsx';

/** The teacher's screen of a running lesson. */
export function TeacherLesson({ id, remedyPath }: { id: string; remedyPath: RemedyPath }) {
  const { token } = useSession();
  const { view, connected, refused, at } = useLiveStream<TeacherLiveView>(`/api/teacher/live/${id}/stream`, token);
  if (view && !refused && view.lesson.phase !== 'ended') return <Running view={view} at={at} connected={connected} />;
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      {refused ? (
        <ErrorState headingLevel={1} title="Ez az óra nem található" message="Lehet, hogy már véget ért." />
      ) : view ? (
        <Ended view={view} remedyPath={remedyPath} />
      ) : (
        <PageHeader title="Élő óra" lead="Megnyitjuk az órát…" />
      )}
    </div>
  );
}

/** Where the lesson stands. */
const headOf = ({ phase, pace, index, total }: TeacherLiveView['lesson']): string =>
  phase === 'lobby' ? 'Várjuk az osztályt' : pace === 'own' ? 'Saját tempó: ki hol tart?' : `${index + 1}. kérdés / ${total}`;

function Running({ view, at, connected }: { view: TeacherLiveView; at: number; connected: boolean }) {
  const { lesson, answered, present } = view;
  const act = useAct(view);
  const [ending, setEnding] = useState(false);
  const [named, setNamed] = useState(true);
  const [primary, ...others] = nextSteps(view);
  const seconds = useSecondsLeft(lesson.phase === 'voting' ? lesson.seconds_left : null, at);
  const told = [
    seconds !== null && `${printSeconds(seconds)} van hátra`,
    lesson.paused && 'szünet',
    !connected && 'keressük a kapcsolatot…',
  ].filter(part => part !== false);
  const timeIsUp = seconds === 0 && lesson.pace === 'teacher';
  const { run } = act;
  useEffect(() => {
    if (timeIsUp) void run({ action: 'close' });
  }, [timeIsUp, run]);
  // Each new question and each result is read from its beginning, wherever the list of the class was left.
  const place = `${lesson.index}/${lesson.phase}`;
  const shownPlace = useRef(place);
  useEffect(() => {
    if (shownPlace.current === place) return;
    shownPlace.current = place;
    scrollTo({ top: 0 });
  }, [place]);
  const take = ({ action, asks }: NextStep) => (asks ? setEnding(true) : void run({ action }));
  return (
    <div className={styles.lesson} data-part="player live">
      {/* On a phone this is no box: the room sticks to the top of the lesson and the steps to its bottom. */}
      <div className={styles.bar}>
        <PageHeader
          title={headOf(lesson)}
          lead={[lesson.phase === 'lobby' && `${lesson.total} kérdés`, lesson.class_name, bareTitle(lesson.title)]
            .filter(Boolean)
            .join(' · ')}
        />
        <Room view={view} />
        <div className={cx(layoutStyles.row, styles.steps)} data-part="row live-steps">
          <p role="status">
            {lesson.phase === 'lobby' ? (
              <>
                <b>{present}</b> itt van
              </>
            ) : (
              <>
                <b>{answered}</b>
                {`\u00a0/\u00a0${present} ${lesson.pace === 'own' ? 'kész' : 'szavazott'}`}
              </>
            )}
            {told.length > 0 && <small>{told.join(' · ')}</small>}
          </p>
          {primary && (
            <Button
              variant={primary.action === 'pause' ? 'secondary' : 'primary'}
              {...(primary.icon ? { icon: primary.icon } : {})}
              loading={act.pending}
              onClick={() => take(primary)}
            >
              {primary.label}
            </Button>
          )}
          <div className={cx(layoutStyles.row, styles.others)} data-part="row">
            {others.map(step => (
              <Button
                key={step.action}
                size="sm"
                variant={step.asks ? 'ghost' : 'secondary'}
                {...(step.icon ? { icon: step.icon } : {})}
                onClick={() => take(step)}
              >
                {step.label}
              </Button>
            ))}
          </div>
          {others.length > 0 && <MoreSteps steps={others} onTake={take} />}
        </div>
      </div>
      {act.failure && <MessageBar kind="bad">{act.failure}</MessageBar>}
      <div className={cx(layoutStyles.stack, styles.panels)}>
        {lesson.phase === 'lobby' && (
          <Panel title="Belépés az órára" icon="phone" className={styles.invite}>
            <Invite view={view} />
          </Panel>
        )}
        <QuestionPanel view={view} named={named} />
        <StuckPanel view={view} named={named} onDiscuss={index => void run({ action: 'pause', index })} />
        <Panel
          title={lesson.phase === 'lobby' ? 'Ki van itt?' : lesson.pace === 'own' ? 'A fal' : 'Ki hogy áll?'}
          icon="people"
          aside={view.wall.length > 0 && <NamesButton named={named} onNamed={setNamed} />}
        >
          <Wall view={view} named={named} />
        </Panel>
      </div>
      <AlertDialog
        open={ending}
        onClose={() => setEnding(false)}
        title="Befejezed az órát?"
        text={`${lesson.phase === 'voting' ? 'Még tart a válaszadás. ' : ''}A bejelentkezett tanulók válaszai a naplójukba kerülnek, a vendégekéit töröljük.`}
        cancelLabel="Még nem"
        confirmLabel="Befejezem"
        onConfirm={() => void run({ action: 'end' })}
      />
    </div>
  );
}
