import { AppError } from '@eszkerek/contract';
import type { DocumentOf } from '@eszkerek/documents/document';
import { addDays } from '../../clock.ts';
import { violatedConstraint } from '../../db/constraint.ts';
import type { Db } from '../../db/engine.ts';
import { newId, newSecret } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { askedHomework } from '../classes/asked-homework.ts';
import { type OpenPage, openDocument, openPage } from '../lesson/open-document.ts';
import type { Attempt } from './attempt.ts';
import {
  type AttemptRow,
  abandonAttempt,
  deleteAttempt,
  findOpenAttempt,
  insertAttempt,
  readAnswers,
  readLastShown,
} from './attempt-store.ts';
import { chooseQuestions, type Wishes } from './choose-questions.ts';
import type { QuestionVersions } from './question-versions.ts';
import { recentTasks } from './recent-tasks.ts';
import { scoreOf } from './score.ts';
import { nameOfPage, type Shown } from './shown.ts';

const ACCOUNT_DAYS = 7;
const GUEST_DAYS = 1;

export interface StartInput extends Wishes {
  slug: string;
  mode?: 'practice' | 'test' | undefined;
  fresh?: boolean | undefined;
}

const modeFor = (slug: string, kind: string, wished: StartInput['mode']): AttemptRow['mode'] => {
  if (kind === 'practice') return 'endless';
  if (wished) return wished;
  return slug.startsWith('teszt-') || kind === 'exam' || kind === 'tool' ? 'test' : 'practice';
};

/** Fewer questions than the page has, or practice where the page is a test. */
const isPartial = ({ document, questions }: OpenPage, input: StartInput, shown: number): boolean =>
  Boolean(input.only?.length) ||
  (document.kind === 'exam' && shown < questionsOf(document)) ||
  ((document.kind === 'quiz' || document.kind === 'test') && shown < questions.length) ||
  (input.mode === 'practice' && modeFor(document.slug, document.kind, undefined) === 'test');

const questionsOf = (exam: DocumentOf<'exam'>): number =>
  exam.parts.reduce(
    (sum, { questionIds, slots, draw, fromTests }) =>
      sum + questionIds.length + slots.length + draw.reduce((tasks, { count }) => tasks + count, 0) + (fromTests?.count ?? 0),
    0,
  );

/** What the pupil met on the last sheet of this practice, and on those before it. */
const recentOf = async (db: Db, userId: string, slug: string, open: AttemptRow | undefined): Promise<string[]> => {
  const last = open?.shown ?? (await readLastShown(db, userId, slug));
  return last ? recentTasks(JSON.parse(last) as Shown) : [];
};

/** Practice sheets and repeated questions are given up freely; of a whole quiz the try remains visible. */
const giveUp = async (trx: Db, open: AttemptRow, now: Date): Promise<void> => {
  const shown = JSON.parse(open.shown) as Shown;
  const answers = await readAnswers(trx, open.id);
  if (answers.length === 0 || shown.partial || open.mode === 'endless') await deleteAttempt(trx, open.id);
  else await abandonAttempt(trx, open.id, now.toISOString(), scoreOf(shown.items, answers));
};

/** The attempt of this page that waits for its caller. */
export const findOpened = async (deps: Deps, caller: Caller, slug: string): Promise<Attempt | null> => {
  const document = await openDocument(deps, caller, slug);
  const row = await findOpenAttempt(deps.engine.db, caller.userId, document.slug);
  return row && row.expires_at > deps.clock.now().toISOString() ? { row, shown: JSON.parse(row.shown) as Shown } : null;
};

/** Starts an attempt, or returns the open one. A constraint allows one open attempt per quiz and account. */
export const startAttempt = async (deps: Deps, versions: QuestionVersions, caller: Caller | null, input: StartInput): Promise<Attempt> => {
  const page = await openPage(deps, caller, input.slug, input.region);
  const { document } = page;
  const { db } = deps.engine;
  const now = deps.clock.now();
  const open = caller ? await findOpenAttempt(db, caller.userId, document.slug) : undefined;
  const asked = caller?.role === 'student' ? await askedHomework(deps, caller.userId, document.slug) : null;
  const resumed = open && !input.fresh && !input.only && open.expires_at > now.toISOString();
  // What was begun before the homework, or in another mode, can never be the homework: a new attempt begins instead.
  const isForHomework = !asked || (asked.mode ?? open?.mode) === open?.mode;
  if (resumed && isForHomework && open.started_at >= (asked?.since ?? '')) return { row: open, shown: JSON.parse(open.shown) as Shown };

  const recent = document.kind === 'practice' && caller ? await recentOf(db, caller.userId, document.slug, open) : undefined;
  const { items, questions } = chooseQuestions(page, deps.library, { ...input, recent });
  if (items.length === 0) throw new AppError('contentNotFound');
  const partial = isPartial(page, input, items.length);
  const shown: Shown = {
    seed: newSecret(),
    items,
    ...(recent ? { recent } : {}),
    ...(partial ? { partial } : {}),
    ...(input.region === 'hu' ? { region: 'hu' } : {}),
    ...nameOfPage(document),
  };
  const row: AttemptRow = {
    // A guest has no account: the unguessable id is the access right.
    id: caller ? newId() : newSecret(),
    user_id: caller?.userId ?? null,
    quiz_slug: document.slug,
    mode: modeFor(document.slug, document.kind, input.mode ?? asked?.mode ?? undefined),
    shown: JSON.stringify(shown),
    question_count: items.length,
    started_at: now.toISOString(),
    expires_at: addDays(now, caller ? ACCOUNT_DAYS : GUEST_DAYS).toISOString(),
    finished_at: null,
    score_percentage: null,
    abandoned_at: null,
  };
  try {
    await deps.engine.write(async trx => {
      if (open) await giveUp(trx, open, now);
      await versions.keep(trx, questions);
      await insertAttempt(trx, row);
    });
  } catch (error) {
    // Another device of the same account won the race: use its attempt.
    const other = caller && violatedConstraint(error) === 'unique' ? await findOpenAttempt(db, caller.userId, document.slug) : undefined;
    if (!other) throw error;
    return { row: other, shown: JSON.parse(other.shown) as Shown };
  }
  versions.remember(questions);
  return { row, shown, untouched: true };
};
