import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { answersOfAttempt } from '../quiz/answers-of-attempt.ts';
import type { Shown } from '../quiz/shown.ts';
import { readRecipients } from './homework-recipients.ts';
import { requireOwnHomework } from './homework-results.ts';
import { startOf } from './homework-state.ts';
import { answeredAttempts } from './homework-store.ts';

/** What a pupil answered in one of the tries that count for the homework. */
export const homeworkAnswers = async (
  deps: Pick<Deps, 'engine' | 'clock' | 'library'>,
  input: { homeworkId: string; studentId: string; teacherId: string; try: number },
) => {
  const { homework, schoolClass } = await requireOwnHomework(deps, input.homeworkId, input.teacherId);
  const { scope } = schoolClass;
  const recipients = (await readRecipients(deps, scope, [homework]))(homework);
  if (!recipients.some(({ id }) => id === input.studentId)) throw new AppError('notFound');
  const asked = { studentId: input.studentId, slug: homework.slug, since: startOf(homework), until: scope.until };
  const tries = (await answeredAttempts(deps.engine.db, asked))
    .map(row => ({ ...row, shown: JSON.parse(row.shown) as Shown }))
    .filter(({ mode, shown }) => !shown.partial && (homework.mode === null || mode === homework.mode))
    .slice(0, homework.max_tries ?? undefined);
  const chosen = tries[input.try - 1];
  return {
    tries: tries.map(({ started_at, score_percentage }) => ({ started_at, score_percentage })),
    answers: chosen ? await answersOfAttempt(deps, chosen, scope.until) : [],
  };
};
