import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { accessOf } from '../billing/access.ts';
import { readWholeSet } from '../sets/open-set.ts';
import type { SetQuestion } from '../sets/set-content.ts';

const KEY_LENGTH = 16;

/** From the row's id, which nobody outside sees: the same on every print, and not to be guessed from the slug. */
export const printKeyOf = ({ id }: { id: string }): string =>
  createHash('sha256').update(`feladatlap/${id}`).digest('hex').slice(0, KEY_LENGTH);

const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export interface PrintedSet {
  title: string;
  /** What the caller may open, with its number on the paper. */
  tasks: readonly (SetQuestion & { number: number })[];
  /** How many premium tasks are left out. */
  locked: number;
}

/** Opens a printed set by the key on the paper. Premium questions are left out without access; a set of premium questions only is refused. */
export const openPrintedSet = async (
  deps: Deps,
  caller: Caller | null,
  { slug, key }: { slug: string; key: string },
): Promise<PrintedSet> => {
  const set = await readWholeSet(deps, slug);
  if (!set || !isSame(printKeyOf(set), key)) throw new AppError('notFound');
  const all = set.questions.map((task, place) => ({ ...task, number: place + 1 }));
  const access = caller && (await accessOf(deps.engine.db, caller.userId, deps.clock.now()));
  const tasks = access?.hasPremium ? all : all.filter(({ premium }) => !premium);
  if (tasks.length === 0 && all.length > 0) throw new AppError('premiumRequired');
  return { title: set.title, tasks, locked: all.length - tasks.length };
};
