import { AppError } from '@eszkerek/contract';
import { addDays } from '../../clock.ts';
import { violatedConstraint } from '../../db/constraint.ts';
import type { Db } from '../../db/engine.ts';
import { newId, newSecret } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { openDocument } from '../lesson/open-document.ts';
import type { Attempt } from './attempt.ts';
import { type AttemptRow, deleteAttempt, findOpenAttempt, insertAttempt, readLastShown } from './attempt-store.ts';
import { chooseQuestions, type Wishes } from './choose-questions.ts';
import type { QuestionVersions } from './question-versions.ts';
import { recentTasks } from './recent-tasks.ts';
import type { Shown } from './shown.ts';

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

/** What the pupil met on the last sheet of this practice, and on those before it. */
const recentOf = async (db: Db, userId: string, slug: string, open: AttemptRow | undefined): Promise<string[]> => {
  const last = open?.shown ?? (await readLastShown(db, userId, slug));
  return last ? recentTasks(JSON.parse(last) as Shown) : [];
};

/** Starts an attempt, or returns the open one. A constraint allows one open attempt per quiz and account. */
export const startAttempt = async (deps: Deps, versions: QuestionVersions, caller: Caller | null, input: StartInput): Promise<Attempt> => {
  const document = await openDocument(deps, caller, input.slug);
  const { db } = deps.engine;
  const now = deps.clock.now();
  const open = caller ? await findOpenAttempt(db, caller.userId, document.slug) : undefined;
  if (open && !input.fresh && !input.only && open.expires_at > now.toISOString())
    return { row: open, shown: JSON.parse(open.shown) as Shown };

  const recent = document.kind === 'practice' && caller ? await recentOf(db, caller.userId, document.slug, open) : undefined;
  const { items, questions } = chooseQuestions(document, deps.library, { ...input, recent });
  if (items.length === 0) throw new AppError('contentNotFound');
  const shown: Shown = { seed: newSecret(), items, ...(recent ? { recent } : {}) };
  const row: AttemptRow = {
    // A guest has no account: the unguessable id is the access right.
    id: caller ? newId() : newSecret(),
    user_id: caller?.userId ?? null,
    quiz_slug: document.slug,
    mode: modeFor(document.slug, document.kind, input.mode),
    shown: JSON.stringify(shown),
    question_count: items.length,
    started_at: now.toISOString(),
    expires_at: addDays(now, caller ? ACCOUNT_DAYS : GUEST_DAYS).toISOString(),
    finished_at: null,
    score_percentage: null,
  };
  try {
    await deps.engine.write(async trx => {
      if (open) await deleteAttempt(trx, open.id);
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
