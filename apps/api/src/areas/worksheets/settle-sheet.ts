import { setImmediate } from 'node:timers/promises';
import { SHEET, type SheetSpec } from '@eszkerek/contract/sheet-spec';
import { isSameSentence } from '@eszkerek/exercises/generators/same-sentence';
import { COMPOSED_FROM, drawForGroups, sheetKinds } from '@eszkerek/exercises/generators/sheet';
import { contentsOf, countRepeats, countUneven } from '@eszkerek/exercises/generators/sheet-repeats';
import { type SheetSource, sourceOf } from './draw-sheet.ts';

type SpecTask = SheetSpec['tasks'][number];
interface Settled {
  salt: number;
  kind: string;
  contents: ReturnType<typeof contentsOf>;
  uneven: number;
}

/**
 * Drawing one costs up to a tenth of a second. The last ones are of any sentence: a rare kind may have no four alike. For groups C
 * and D that are a little easier or harder than A and B only a few are drawn: some kinds are never even.
 */
const DRAWS = { best: 8, any: 6, even: 4 } as const;
/** A repeat against a group that is not as hard. */
const WORSE = 4;
/** How far the numbers are looked through. */
const WINDOW = 40;

const sameSentences = (kind: string, settled: readonly Settled[]): number =>
  settled.filter(other => isSameSentence(other.kind, kind)).length;

/** The task's own number and free ones after it; those that ask for another sentence than the settled tasks come first. */
const candidatesFor = (sheet: SheetSource, task: SpecTask, settled: readonly Settled[], taken: ReadonlySet<number>) => {
  const source = sourceOf(sheet, task);
  const kinds = source ? sheetKinds(source.generator, source.task) : [];
  const first = Math.max(task.salt + 1, COMPOSED_FROM);
  const others = Array.from({ length: WINDOW }, (_, step) => first + step).filter(salt => salt <= SHEET.maxSalt && !taken.has(salt));
  const all = [task.salt, ...others].map(salt => ({ salt, same: sameSentences(kinds[salt % kinds.length] ?? '', settled) }));
  const best = all.toSorted((a, b) => a.same - b.same).slice(0, DRAWS.best);
  return [...best, ...all.filter(one => !best.includes(one)).slice(0, DRAWS.any)];
};

/** Null if the generator has no such task at all. */
const settleTask = async (sheet: SheetSource, task: SpecTask, settled: readonly Settled[], taken: ReadonlySet<number>) => {
  let best: (Settled & { faults: number }) | null = null;
  for (const [looks, { salt, same }] of candidatesFor(sheet, task, settled, taken).entries()) {
    if (best && best.faults < 1 && looks >= DRAWS.even) break;
    // Others are answered meanwhile.
    await setImmediate();
    const drawn = drawOne(sheet, { ...task, salt });
    if (!drawn) return null;
    const repeats = [drawn, ...settled].reduce((sum, { contents }) => sum + countRepeats(drawn.contents, contents), 0);
    const faults = WORSE * repeats + drawn.uneven + WORSE * Math.max(0, sameSentences(drawn.kind, settled) - same);
    if (!best || faults < best.faults) best = { ...drawn, faults };
    if (faults === 0) break;
  }
  return best;
};

const drawOne = (sheet: SheetSource, task: SpecTask): Settled | null => {
  const source = sourceOf(sheet, task);
  const groups = source && drawForGroups(source.generator, { ...source.task, salt: task.salt });
  return groups?.[0] ? { salt: task.salt, kind: groups[0].kind, contents: contentsOf(groups), uneven: countUneven(groups) } : null;
};

/**
 * Chooses other numbers for the tasks that repeat an earlier one of the sheet, in the same group or in another, and for
 * those that ask in the same words while the generator has others. Done once, when the sheet is made: the numbers are in
 * its code, and a task is drawn from its own number alone. Where a lesson has no such task (with or without a figure), the
 * others of the sheet give one more.
 */
export const settleSheet = async (sheet: SheetSource, only?: number): Promise<SheetSpec> => {
  const { tasks } = sheet.spec;
  const taken = new Set(tasks.map(({ salt }) => salt));
  const settled: Settled[] = [];
  const drawnAs = new Map<SpecTask, SpecTask>();
  const isFixed = ({ salt }: SpecTask): boolean => only !== undefined && salt !== only;
  for (const task of tasks.filter(isFixed)) {
    await setImmediate();
    const drawn = drawOne(sheet, task);
    if (drawn) settled.push(drawn);
  }
  const settle = async (task: SpecTask, lesson: string): Promise<void> => {
    const found = await settleTask(sheet, { ...task, lesson }, settled, taken);
    if (!found) return;
    settled.push(found);
    taken.add(found.salt);
    drawnAs.set(task, { ...task, lesson, salt: found.salt });
  };
  const asked = tasks.filter(one => !isFixed(one));
  for (const task of asked) await settle(task, task.lesson);
  if (only === undefined) {
    const able = [...new Set(drawnAs.values().map(({ lesson }) => lesson))];
    for (const [place, task] of asked.filter(one => !drawnAs.has(one)).entries())
      await settle(task, able[place % able.length] ?? task.lesson);
  }
  return { ...sheet.spec, tasks: tasks.map(task => drawnAs.get(task) ?? task) };
};
