import { CallError } from '@eszkerek/contract/client';
import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { QueryProvider } from '../../lib/query-provider.tsx';
import { text } from '../../text/common.ts';
import { adoptSettings } from './adopt-settings.ts';
import { DayWheel } from './day-wheel.tsx';
import { FirstQuestions } from './first-questions.tsx';
import styles from './guide.module.css';
import { MapLinks } from './map-links.tsx';
import { minutesLeft, shownParts } from './part-text.ts';
import { Challenge, CurrentPart, MistakeBookLink, MoreHomework, MorePart, OtherPart } from './parts.tsx';
import { Week } from './week.tsx';
import { WheelOutline } from './wheel-outline.tsx';

const MOST_HOMEWORK = 3;

export interface TodayProps {
  /** Shown when the plan cannot be read or is empty: the page still leads somewhere. */
  instead: ReactNode;
  /** Shown when the line is lost and there is no plan from before. */
  offline: (retry: () => void) => ReactNode;
  onOffline?: (isOffline: boolean) => void;
}

/** "Mai köröm": the first block of a signed-in pupil's home. */
export default function Today(props: TodayProps): ReactNode {
  return (
    <QueryProvider>
      <Plan {...props} />
    </QueryProvider>
  );
}

function Plan({ instead, offline, onOffline }: TodayProps) {
  // Back from a part of the round: what was done meanwhile is asked for at once.
  const today = useQuery({ ...api.guide.today.query(), refetchOnMount: 'always' });
  const told = today.data?.today;
  useEffect(() => {
    if (told) adoptSettings(told);
  }, [told]);
  const isOffline = !today.data && today.error instanceof CallError && today.error.status === 0;
  useEffect(() => {
    if (!today.isPending) onOffline?.(isOffline);
  }, [today.isPending, onOffline, isOffline]);
  if (today.isPending) return <WheelOutline />;
  if (isOffline) return offline(() => void today.refetch());
  const parts = shownParts(today.data?.today.parts ?? []);
  if (today.isError && !today.data)
    return (
      <>
        <MessageBar
          kind="bad"
          action={
            <Button variant="secondary" size="sm" icon="retry" onClick={() => void today.refetch()}>
              {text.retry}
            </Button>
          }
        >
          {today.error.message || messages.somethingFailed}
        </MessageBar>
        {instead}
      </>
    );
  if (parts.length === 0) return instead;
  const open = parts.filter(({ part }) => !part.done);
  // Homework has a deadline: it comes first.
  const homework = open.find(({ part }) => part.kind === 'homework') ?? null;
  const { call_name, onboarded, week, subjects, challenge, more_homework, more } = today.data.today;
  if (!onboarded)
    return (
      <section className={styles.today} aria-labelledby="mai-korom">
        <div>
          <h1 id="mai-korom" className={styles.hello}>
            Szia, {call_name}!
          </h1>
          <p className={styles.lead}>{homework ? 'Ez a házi feladatod.' : 'Pár koppintás, és összeáll a mai köröd.'}</p>
        </div>
        <div className={styles.column}>
          {homework && <CurrentPart shown={homework} />}
          <FirstQuestions />
        </div>
      </section>
    );
  const current = homework ?? open[0] ?? null;
  const left = parts.reduce((sum, { part }) => sum + minutesLeft(part), 0);
  const rest = parts.filter(shown => shown !== current);
  return (
    <section className={styles.today} aria-labelledby="mai-korom">
      <div>
        <h1 id="mai-korom" className={styles.hello}>
          Szia, {call_name}!
        </h1>
        <p className={styles.lead}>{current ? `Mai köröm: még kb. ${left} perc, és körbeér.` : 'Mára kész. Ennyi elég!'}</p>
        <DayWheel parts={parts} current={current?.part.id ?? null} />
      </div>
      <div className={styles.column}>
        {current && <CurrentPart shown={current} />}
        <ul className={styles.others}>
          {more && <MorePart more={more} />}
          {more_homework.slice(0, MOST_HOMEWORK).map(task => (
            <MoreHomework key={task.link} {...task} />
          ))}
          {!current && challenge && <Challenge challenge={challenge} />}
          {rest.map(shown => (
            <OtherPart key={shown.part.id} shown={shown} />
          ))}
          {current && challenge && <Challenge challenge={challenge} />}
          <MistakeBookLink ahead={today.data.today} isFinished={!current} />
        </ul>
        {more_homework.length > MOST_HOMEWORK && <Link to="/profil#osztaly">Az összes házi feladatod</Link>}
      </div>
      <div className={styles.others}>
        <MapLinks subjects={subjects} />
        <Week week={week} />
      </div>
    </section>
  );
}
