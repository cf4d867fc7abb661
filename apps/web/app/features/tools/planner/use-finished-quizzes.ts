import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';

const none: ReadonlySet<string> = new Set();

/** Slugs of quizzes a logged-in pupil has finished. Only asked for; nothing typed here is sent. */
export function useFinishedQuizzes(): ReadonlySet<string> {
  const session = useSession();
  const [finished, setFinished] = useState(none);
  const pupil = session.user?.role === 'student';
  useEffect(() => {
    if (!pupil) return;
    let alive = true;
    api.quiz.stats({}).then(
      stats => alive && setFinished(new Set(stats.finished_quizzes)),
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, [pupil]);
  return pupil ? finished : none;
}

/** A lesson is done once its quiz is. */
export const isFinished = (slug: string, finished: ReadonlySet<string>): boolean => finished.has(slug) || finished.has(`kviz-${slug}`);
