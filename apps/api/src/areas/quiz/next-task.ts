import { AppError } from '@eszkerek/contract';
import { isClosed } from '@eszkerek/exercises/grading/score';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { type Attempt, openAttempt } from './attempt.ts';
import { type AnswerRow, readAnswers, updateShown } from './attempt-store.ts';
import { recentTasks } from './recent-tasks.ts';
import { triesOf } from './score.ts';
import type { ShownItem } from './shown.ts';
import { makeTask } from './tasks.ts';

/** Ten tasks make one entry of the diary. */
export const TASKS_PER_SHEET = 10;

const firstTry = (item: ShownItem, answers: readonly AnswerRow[]): number =>
  answers.find(answer => answer.question_id === item.id && answer.try_number === 1)?.points ?? 0;

/** Two correct first tries in a row raise the level, two misses lower it. */
export const nextLevel = (items: readonly ShownItem[], answers: readonly AnswerRow[]): 1 | 2 | 3 => {
  const level = items.at(-1)?.generated?.level ?? 1;
  const lastTwo = items.slice(-2).filter(item => item.generated?.level === level);
  if (lastTwo.length < 2) return level;
  const points = lastTwo.map(item => firstTry(item, answers));
  if (points.every(p => p === 1)) return Math.min(3, level + 1) as 1 | 2 | 3;
  if (points.every(p => p < 1)) return Math.max(1, level - 1) as 1 | 2 | 3;
  return level;
};

/** Adds the next task of endless practice; an unanswered last task is returned unchanged. */
export const nextTask = (deps: Deps, caller: Caller | null, id: string): Promise<Attempt> =>
  deps.engine.db.transaction().execute(async trx => {
    const attempt = await openAttempt(trx, deps, id, caller, { lock: true });
    const { row, shown } = attempt;
    if (row.mode !== 'endless' || row.finished_at) throw new AppError('conflict');
    const answers = await readAnswers(trx, row.id);
    const last = shown.items.at(-1);
    if (!last?.generated || !isClosed(triesOf(last.id, answers))) return attempt;
    if (shown.items.length >= TASKS_PER_SHEET) throw new AppError('conflict', { message: 'Megvan a tíz feladat! Nézd meg az eredményt.' });
    const level = nextLevel(shown.items, answers);
    const itemId = String(shown.items.length + 1);
    const question = makeTask(last.generated.generator, level, itemId, recentTasks(shown), shown.region);
    shown.items.push({ id: itemId, generated: { generator: last.generated.generator, level, question } });
    await updateShown(trx, row.id, JSON.stringify(shown), shown.items.length);
    return { row: { ...row, question_count: shown.items.length }, shown };
  });
