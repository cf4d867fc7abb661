import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { itemOf, openAttempt } from './attempt.ts';
import { putHint, readHints } from './attempt-store.ts';
import type { QuestionVersions } from './question-versions.ts';

/** The next hint; after the last, the last again. */
export const giveHint = (deps: Deps, versions: QuestionVersions, caller: Caller | null, input: { attemptId: string; questionId: string }) =>
  deps.engine.db.transaction().execute(async trx => {
    const attempt = await openAttempt(trx, deps, input.attemptId, caller, { lock: true });
    if (attempt.row.mode === 'test')
      throw new AppError('conflict', { message: 'Dolgozat közben nincs segítség. A végén mindent megbeszélünk.' });
    if (attempt.row.finished_at) throw new AppError('conflict', { message: 'Ezt a kvízt már befejezted.' });
    const item = itemOf(attempt, input.questionId);
    const { hints } = await versions.of(trx, item);
    if (hints.length === 0) throw new AppError('notFound');
    const before = (await readHints(trx, attempt.row.id)).find(row => row.question_id === item.id)?.used ?? 0;
    const used = Math.min(before + 1, hints.length);
    if (used > before) await putHint(trx, attempt.row.id, item.id, used);
    return { hint: hints[used - 1] ?? '', used, left: hints.length - used };
  });
