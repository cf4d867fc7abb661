import '@eszkerek/ui/formula.css';
import { Button, ButtonLink } from '@eszkerek/ui/button.tsx';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { text } from '../../text/common.ts';
import styles from './homework/homework.module.css';
import { diaryPath, givePath } from './misconception-links.ts';
import { byPupil } from './stuck-words.ts';
import { useNobodyStuck } from './use-nobody-stuck.ts';
import { whenText } from './when.ts';

/** Who needs a word, and why: each pupil once. */
export function Stuck({ classId }: { classId: string }) {
  const stuck = useQuery(api.classes.stuck.query({ params: { id: classId } }));
  const nobody = useNobodyStuck(classId, stuck.data?.stuck.length === 0);
  if (stuck.isPending) return <Skeleton height="6rem" />;
  if (stuck.isError)
    return (
      <ErrorState title={text.errorTitle} message={stuck.error.message} onRetry={() => void stuck.refetch()} retryLabel={text.retry} />
    );
  if (nobody) return <EmptyState title={nobody.title}>{nobody.detail}</EmptyState>;
  const now = new Date();
  return (
    <ul className={styles.given}>
      {byPupil(stuck.data.stuck).map(({ id, name, reasons }) => (
        <li key={id}>
          <div className={styles.headLine}>
            <b>
              <Link to={diaryPath(classId, id)}>{name}</Link>
            </b>
            <ButtonLink
              variant="soft"
              size="sm"
              aria-label={`Házit adok neki: ${name}`}
              to={givePath(
                classId,
                id,
                reasons.flatMap(({ quiz_slug }) => quiz_slug ?? []),
              )}
            >
              Házit adok neki
            </ButtonLink>
          </div>
          {reasons.map(item =>
            item.reason === 'low_results' && item.quiz_slug ? (
              <span key={item.quiz_slug}>
                <Link to={`/tananyag/${item.quiz_slug}`}>{item.title}</Link>: {item.attempts} próbálkozás, a legjobb {item.best_percentage}%
              </span>
            ) : (
              <span key={item.reason}>{item.reason === 'never_started' ? 'Még nem kezdte el' : whenText(item.last_activity_at, now)}</span>
            ),
          )}
        </li>
      ))}
    </ul>
  );
}

const SHOWN = 5;

/** The questions most pupils missed. */
export function HardestQuestions({ classId }: { classId: string }) {
  const [all, setAll] = useState(false);
  const hardest = useQuery(api.classes.hardestQuestions.query({ params: { id: classId } }));
  if (hardest.isPending) return <Skeleton height="6rem" />;
  if (hardest.isError)
    return (
      <ErrorState title={text.errorTitle} message={hardest.error.message} onRetry={() => void hardest.refetch()} retryLabel={text.retry} />
    );
  const { questions } = hardest.data;
  if (questions.length === 0) return <EmptyState title="Még nincs elvétett kérdés" />;
  const shown = all ? questions : questions.slice(0, SHOWN);
  return (
    <>
      <ul className={styles.given}>
        {shown.map(item => (
          <li key={`${item.quiz_slug}/${item.question_id}`}>
            <SafeHtml html={item.question} />
            <span>
              {item.missed_by} tanuló tévesztette el, {item.still_open} még nem javította ki –{' '}
              <Link to={`/tananyag/${item.quiz_slug}`}>{item.title}</Link>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < questions.length && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          Még {questions.length - shown.length} kérdés
        </Button>
      )}
    </>
  );
}
