import { AppError } from '@eszkerek/contract';
import type { PlacementView } from '@eszkerek/contract/guide-shapes';
import type { AnswerValue } from '@eszkerek/contract/quiz-shapes';
import { SUBJECTS, type Subject } from '@eszkerek/documents/base';
import { PLACEMENT } from '@eszkerek/guide/placement';
import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { type Attempt, itemOf } from '../quiz/attempt.ts';
import {
  addTask,
  answeredTasks,
  closeTaskAttempt,
  findTaskAttempt,
  holdTaskAttempt,
  startTaskAttempt,
  storeSilently,
  taskQuestion,
} from '../quiz/task-attempt.ts';
import { markPlaced } from './mark-placed.ts';
import { PLACEMENT_SLUG } from './open-placement.ts';
import { choosePlacementTask } from './placement-task.ts';
import { viewPlacement } from './placement-view.ts';
import { recordAnswers } from './record-answers.ts';

const TITLE = 'Hol tartasz?';
const MODE = 'placement';

const subjectOf = (attempt: Attempt): Subject => {
  const subject = SUBJECTS.find(name => attempt.row.quiz_slug === `${PLACEMENT_SLUG}${name}`);
  if (!subject) throw new AppError('notFound');
  return subject;
};

const view = (deps: Deps, caller: Caller, attempt: Attempt): Promise<PlacementView> =>
  viewPlacement(deps, caller.userId, subjectOf(attempt), attempt);

const end = async (trx: Db, deps: Deps, caller: Caller, attempt: Attempt): Promise<void> => {
  const at = deps.clock.now().toISOString();
  await closeTaskAttempt(trx, attempt, at);
  await markPlaced(trx, caller.userId, subjectOf(attempt));
  attempt.row = { ...attempt.row, finished_at: at };
};

/** Asks the next question, or ends when enough is known. The guide is read outside the transaction: it folds what was answered. */
const goOn = async (deps: Deps, caller: Caller, attempt: Attempt): Promise<Attempt> => {
  const subject = subjectOf(attempt);
  const answers = await answeredTasks(deps.engine.db, attempt);
  const item = await choosePlacementTask(deps, caller.userId, subject, attempt, answers);
  return deps.engine.db.transaction().execute(async trx => {
    const held = await holdTaskAttempt(trx, deps, attempt.row.id, caller.userId, MODE);
    // Another device has gone on meanwhile.
    if (held.row.finished_at || held.shown.items.length !== attempt.shown.items.length) return held;
    if (item) await addTask(trx, held, item);
    else await end(trx, deps, caller, held);
    return held;
  });
};

export const startPlacement = async (deps: Deps, caller: Caller, subject: Subject, fresh: boolean): Promise<PlacementView> => {
  const now = deps.clock.now();
  const slug = `${PLACEMENT_SLUG}${subject}`;
  const open = fresh ? undefined : await findTaskAttempt(deps.engine.db, caller.userId, slug, now);
  const attempt = open ?? (await startTaskAttempt(deps, { userId: caller.userId, slug, mode: MODE, title: TITLE, items: [] }, now));
  const answers = await answeredTasks(deps.engine.db, attempt);
  return view(deps, caller, answers.length === attempt.shown.items.length ? await goOn(deps, caller, attempt) : attempt);
};

export interface PlacementAnswer {
  id: string;
  questionId: string;
  answer: AnswerValue | null;
  key: string;
}

/** The result is stored and never told. After a sitting of ten the pupil rests; `startPlacement` goes on. */
export const answerPlacement = async (
  deps: Deps,
  caller: Caller,
  input: PlacementAnswer,
): Promise<{ placement: PlacementView; unreadable: string | null }> => {
  const at = deps.clock.now().toISOString();
  const { attempt, unreadable } = await deps.engine.db.transaction().execute(async trx => {
    const held = await holdTaskAttempt(trx, deps, input.id, caller.userId, MODE);
    const item = itemOf(held, input.questionId);
    const before = await answeredTasks(trx, held);
    if (before.some(row => row.question_id === item.id)) return { attempt: held, unreadable: null };
    if (held.row.finished_at) throw new AppError('conflict', { message: 'Ezt a felmérést már befejezted.' });
    const question = await taskQuestion(trx, deps, item);
    const stored = await storeSilently(trx, deps, held, { item, question, answer: input.answer, key: input.key, at });
    if ('unreadable' in stored) return { attempt: held, unreadable: stored.unreadable };
    const { right } = stored;
    const seen = { question, right, hinted: false, retried: false, ms: null, source: 'placement', at } as const;
    if (item.lesson) await recordAnswers(trx, caller.userId, [{ ...seen, lesson: item.lesson, key: `${held.row.id} ${item.id} 1` }]);
    return { attempt: held, unreadable: null };
  });
  const answered = (await answeredTasks(deps.engine.db, attempt)).length;
  const settled = attempt.row.finished_at !== null || answered < attempt.shown.items.length || answered === PLACEMENT.sitting;
  return { placement: await view(deps, caller, settled ? attempt : await goOn(deps, caller, attempt)), unreadable };
};

export const finishPlacement = async (deps: Deps, caller: Caller, id: string): Promise<PlacementView> => {
  const attempt = await deps.engine.db.transaction().execute(async trx => {
    const held = await holdTaskAttempt(trx, deps, id, caller.userId, MODE);
    if (!held.row.finished_at) await end(trx, deps, caller, held);
    return held;
  });
  return view(deps, caller, attempt);
};
