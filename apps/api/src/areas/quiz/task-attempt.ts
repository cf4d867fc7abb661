import { AppError } from '@eszkerek/contract';
import type { AnswerValue, PublicQuestion } from '@eszkerek/contract/quiz-shapes';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { addDays } from '../../clock.ts';
import { violatedConstraint } from '../../db/constraint.ts';
import type { Db } from '../../db/engine.ts';
import { newId, newSecret } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import type { Attempt } from './attempt.ts';
import {
  type AttemptRow,
  closeAttempt,
  deleteAttempt,
  findOpenAttempt,
  insertAnswer,
  insertAttempt,
  readAnswers,
  readAttempt,
  updateShown,
} from './attempt-store.ts';
import { gradeAnswer, viewOf } from './grading.ts';
import { type QuestionVersions, versionsOf } from './question-versions.ts';
import { scoreOf } from './score.ts';
import type { Shown, ShownItem } from './shown.ts';

/** Attempts that belong to no page: a review round, a placement. Their tasks are chosen by the guide. */
const KEPT_DAYS = 7;

export interface TaskAttemptInput {
  userId: string;
  /** Names the kind of attempt; one of each may be open. */
  slug: string;
  mode: 'practice' | 'placement';
  title: string;
  items: ShownItem[];
  /** Questions that items name by hash. */
  questions?: readonly CompiledQuestion[];
}

export const findTaskAttempt = async (db: Db, userId: string, slug: string, now: Date): Promise<Attempt | undefined> => {
  const row = await findOpenAttempt(db, userId, slug);
  return row && row.expires_at > now.toISOString() ? { row, shown: JSON.parse(row.shown) as Shown } : undefined;
};

const insertFresh = async (
  trx: Db,
  versions: QuestionVersions,
  { userId, slug, mode, title, items, questions = [] }: TaskAttemptInput,
  now: Date,
) => {
  const open = await findOpenAttempt(trx, userId, slug);
  if (open) await deleteAttempt(trx, open.id);
  const shown: Shown = { seed: newSecret(), items, title, partial: true };
  const row: AttemptRow = {
    id: newId(),
    user_id: userId,
    quiz_slug: slug,
    mode,
    shown: JSON.stringify(shown),
    question_count: items.length,
    started_at: now.toISOString(),
    expires_at: addDays(now, KEPT_DAYS).toISOString(),
    finished_at: null,
    score_percentage: null,
    abandoned_at: null,
  };
  await versions.keep(trx, questions);
  await insertAttempt(trx, row);
  return { row, shown, untouched: true };
};

/** Replaces the open one, if any. If another device starts at the same time, both get its attempt. */
export const startTaskAttempt = async ({ engine }: Pick<Deps, 'engine'>, input: TaskAttemptInput, now: Date): Promise<Attempt> => {
  const versions = versionsOf(engine);
  try {
    const attempt = await engine.db.transaction().execute(trx => insertFresh(trx, versions, input, now));
    versions.remember(input.questions ?? []);
    return attempt;
  } catch (error) {
    const other = violatedConstraint(error) === 'unique' ? await findTaskAttempt(engine.db, input.userId, input.slug, now) : undefined;
    if (!other) throw error;
    return other;
  }
};

/** The caller's own attempt of this mode, locked until the transaction ends. */
export const holdTaskAttempt = async (trx: Db, deps: Deps, id: string, userId: string, mode: string): Promise<Attempt> => {
  const row = await readAttempt(trx, id, { lock: true });
  if (!row || row.user_id !== userId || row.mode !== mode || row.expires_at <= deps.clock.now().toISOString())
    throw new AppError('notFound');
  return { row, shown: JSON.parse(row.shown) as Shown };
};

export const addTask = async (trx: Db, attempt: Attempt, item: ShownItem): Promise<void> => {
  attempt.shown.items.push(item);
  await updateShown(trx, attempt.row.id, JSON.stringify(attempt.shown), attempt.shown.items.length);
};

export const answeredTasks = (db: Db, attempt: Attempt) => readAnswers(db, attempt.row.id);

export interface SilentAnswer {
  item: ShownItem;
  question: CompiledQuestion;
  /** Null: "not learnt yet". */
  answer: AnswerValue | null;
  key: string;
  at: string;
}

/** Grades and stores without telling the result; a sentence if the answer could not be read, and then nothing is stored. */
export const storeSilently = async (
  trx: Db,
  deps: Deps,
  attempt: Attempt,
  { item, question, answer, key, at }: SilentAnswer,
): Promise<{ unreadable: string } | { right: boolean }> => {
  const grade = answer === null ? undefined : gradeAnswer(deps.library, question, attempt.shown.seed, item.id, answer, { practice: false });
  if (grade?.status === 'unreadable') return { unreadable: grade.message };
  await insertAnswer(trx, {
    attempt_id: attempt.row.id,
    question_id: item.id,
    try_number: 1,
    idempotency_key: key,
    answer: JSON.stringify(answer),
    status: grade?.status ?? 'incorrect',
    points: grade?.points ?? 0,
    misconception: grade?.misconception?.id ?? null,
    result: '',
    answered_at: at,
  });
  return { right: grade?.status === 'correct' };
};

/** Ends the attempt without an entry in the diary. */
export const closeTaskAttempt = async (trx: Db, attempt: Attempt, at: string): Promise<void> => {
  await closeAttempt(trx, attempt.row.id, at, scoreOf(attempt.shown.items, await readAnswers(trx, attempt.row.id)));
};

export const taskQuestion = (trx: Db, { engine }: Pick<Deps, 'engine'>, item: ShownItem): Promise<CompiledQuestion> =>
  versionsOf(engine).of(trx, item);

export const taskView = async (deps: Pick<Deps, 'engine'>, attempt: Attempt, item: ShownItem): Promise<PublicQuestion> =>
  viewOf(await taskQuestion(deps.engine.db, deps, item), attempt.shown.seed, item.id);
