import type { FirstRight } from '@eszkerek/contract/first-right';
import { isSetSlug } from '@eszkerek/contract/set-slug';
import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { countFirstTries } from '../quiz/first-tries.ts';
import { taughtBy } from './class-teacher-store.ts';
import { readableSince } from './own-class.ts';

/** First tries of the pupils of a teacher's readable classes, up to the end of each class. */
const firstTriesOf = (db: Db, { teacherId, since, slugs }: { teacherId: string; since: string; slugs: readonly string[] }) =>
  db
    .selectFrom('classes')
    .innerJoin('class_seats', 'class_seats.class_id', 'classes.id')
    .innerJoin('attempts', 'attempts.user_id', 'class_seats.student_id')
    .innerJoin('attempt_answers', 'attempt_answers.attempt_id', 'attempts.id')
    .select(['attempts.user_id', 'attempts.quiz_slug', 'attempt_answers.question_id', 'attempt_answers.status'])
    .where(taughtBy(teacherId))
    .where('classes.expires_at', '>', since)
    .where('attempts.quiz_slug', 'in', slugs)
    .where('attempt_answers.try_number', '=', 1)
    .whereRef('attempt_answers.answered_at', '<=', 'classes.expires_at')
    .orderBy('attempt_answers.answered_at')
    .execute();

/** In a set a question of the bank has this id; alone in its quiz it has the part after the dot. */
const keyOf = ({ quiz_slug, question_id }: { quiz_slug: string; question_id: string }): string =>
  isSetSlug(quiz_slug) ? question_id : `${quiz_slug}.${question_id}`;

/** Looks up how many of the teacher's pupils answered a question right at the first try; null if nobody answered it. */
export const firstRightOn = async (
  deps: Pick<Deps, 'engine' | 'clock'>,
  teacherId: string,
  slugs: readonly string[],
): Promise<(id: string) => FirstRight | null> => {
  const asked = { teacherId, since: readableSince(deps), slugs };
  const counts = countFirstTries(slugs.length === 0 ? [] : await firstTriesOf(deps.engine.db, asked), keyOf);
  return id => {
    const found = counts.get(id);
    return found ? { pupils: found.pupils, right: found.right } : null;
  };
};
