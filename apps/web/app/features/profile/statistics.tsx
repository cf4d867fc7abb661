import { ActivityStrip } from '@eszkerek/ui/activity-strip.tsx';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Pupil } from '@eszkerek/ui/cast.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { LockSign } from '../../lib/lock-sign.tsx';
import { LABELS } from '../../lib/mastery-words.ts';
import { subjectOfSlug } from '../../lib/subject-of-slug.ts';
import { text } from '../../text/common.ts';
import styles from './profile.module.css';

const MOST_DOTS = 20;
/** Where there are such results, lower ones are not called best. */
const WELL_DONE = 80;

interface Topic {
  lessons: number;
  lessons_known: number;
  lessons_forming: number;
  lessons_repeat: number;
}

/** In the words of the map; no „0 megvan” beside quizzes that went well. */
function stateOf({ lessons, lessons_known, lessons_forming, lessons_repeat }: Topic): string {
  if (lessons_known > 0) return `${lessons_known} / ${lessons} ${LABELS.known}`;
  if (lessons_forming > 0) return `${lessons_forming} lecke ${LABELS.forming}`;
  return lessons_repeat > 0 ? LABELS.repeat : LABELS.new;
}

const nameOf = (subject: string): string =>
  subject === 'matematika' || subject === 'fizika' || subject === 'ai' ? text.subjects[subject] : subject;

/** What the pupil has done so far: best results, subjects, activity over six weeks, mastery by topic. */
export function Statistics() {
  const stats = useQuery(api.quiz.stats.query());
  if (stats.isPending) return <Skeleton height="8rem" />;
  if (stats.isError)
    return (
      <ErrorState title={text.errorTitle} message={stats.error.message} onRetry={() => void stats.refetch()} retryLabel={text.retry} />
    );
  const { most_practiced_subjects, activity, mastery } = stats.data;
  const well = stats.data.best_quiz_results.filter(({ score_percentage }) => score_percentage >= WELL_DONE);
  const best = well.length > 0 ? well : stats.data.best_quiz_results;
  if (stats.data.best_quiz_results.length === 0 && activity.length === 0)
    return (
      <EmptyState title="Itt lesznek az eredményeid" picture={<Pupil name="luca" size={96} />}>
        Olvass el egy leckét, vagy próbálj ki egy kvízt!
      </EmptyState>
    );
  return (
    <>
      <div className={styles.stats} data-part="stats">
        {best.length > 0 && (
          <div>
            <h3>Legjobb kvízeredményeid</h3>
            <ul className={styles.statList}>
              {best.map(result => (
                <li key={result.quiz_slug} data-subject={subjectOfSlug(result.quiz_slug)}>
                  <Link to={`/tananyag/${result.quiz_slug}`}>
                    {result.title}
                    <LockSign premium={result.premium} />
                  </Link>
                  <span className={styles.statBar} aria-hidden="true">
                    <i style={{ width: `${result.score_percentage}%` }} />
                  </span>
                  <b>{result.score_percentage}%</b>
                </li>
              ))}
            </ul>
          </div>
        )}
        {most_practiced_subjects.length > 0 && (
          <div>
            <h3>Legtöbbet gyakorolt tantárgyak</h3>
            <ul className={styles.statSubjects}>
              {most_practiced_subjects.map(({ subject, quiz_count }) => (
                <li key={subject} data-subject={subject}>
                  <Badge kind="subject">{nameOf(subject)}</Badge>
                  <span className={styles.statDots} aria-hidden="true">
                    {Array.from({ length: Math.min(MOST_DOTS, quiz_count) }, (_, place) => place).map(place => (
                      <i key={place} />
                    ))}
                  </span>
                  <b>
                    {quiz_count}
                    <span className="sr-only"> kvíz</span>
                  </b>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <h3>Az elmúlt hat heted</h3>
      <ActivityStrip activity={activity} today={new Date()} />
      {mastery.length > 0 && (
        <>
          <h3>A leckéid témakörönként, a válaszaid alapján</h3>
          <ul className={styles.statList}>
            {mastery.map(topic => (
              <li key={`${topic.subject}/${topic.topic}`} data-subject={topic.subject}>
                <span>{topic.title}</span>
                <b style={{ gridColumn: 'span 2' }}>{stateOf(topic)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
