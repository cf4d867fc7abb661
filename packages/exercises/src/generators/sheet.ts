import type { Region } from '@eszkerek/numbers/money';
import { type Question, question as questionSchema } from '../questions/schema.ts';
import { drawTask, type Generator, type Level, type Task } from './engine.ts';
import { taskKey } from './same-task.ts';

const SHEET_GROUPS = ['A', 'B', 'C', 'D'] as const;
type SheetGroup = (typeof SHEET_GROUPS)[number];
type Figures = 'any' | 'with' | 'without';

interface SheetTask {
  /** Number stream of the whole sheet. */
  seed: string;
  /** Tells the task from the others of the sheet; another one draws a similar task. */
  salt: number;
  level: Level;
  figures: Figures;
  region: Region;
}

interface DrawnTask {
  question: Question;
  /** Typical wrong results and the mistakes that lead to them. */
  slips: readonly { value: string; misconception: string }[];
}

const TRIES = 120;
const LOOKS = 40;
const SAME_SHAPE = 4;

const hasFigure = ({ question }: Task): boolean =>
  question.figure !== undefined || ('options' in question && question.options.some(option => typeof option === 'object' && option.figure));

const fits = (task: Task, figures: Figures): boolean => figures === 'any' || hasFigure(task) === (figures === 'with');

/** What the result looks like: negative, fraction, decimal, or plain, and how long it is. */
const resultKind = (task: Task): string => {
  const key = task.slips?.[0]?.right.key;
  if (key === undefined) return '';
  return [/-/.test(key), key.includes('/'), /[.,]/.test(key), key.replace(/\D/g, '').length].join();
};

/** The task without its numbers and names: equal for two tasks that differ in nothing else. */
const exactShape = (task: Task): string => {
  const words = task.question.question.replace(/\$[^$]*\$|[\d.,]+/g, '#').replace(/\p{Lu}\p{L}*/gu, '');
  return [roughShape(task), resultKind(task), words].join('|');
};
/** How hard the numbers are to count with: their lengths in order, round ones, 0 and 1 apart. 17¹ is no match for 2⁵. */
const weights = (task: Task): string =>
  (task.question.question.match(/\d+/g) ?? [])
    .map(number => (Number(number) < 2 ? 'trivial' : `${number.length}${number.endsWith('0') ? ' round' : ''}`))
    .join();
/** A power that needs no counting. */
const hasBarePower = ({ question }: Task): boolean => /\^\{?[01]\b/.test(question.question);
const roughShape = (task: Task): string => [task.question.type, task.shape, hasFigure(task), hasBarePower(task)].join('|');

const resultOf = (task: Task): string | undefined => task.slips?.[0]?.right.key;

/** The task of group A decides how hard it is; the others repeat its shape with other numbers. */
const pickLike = (draws: Iterable<Task>, model: Task, taken: readonly Task[]): Task => {
  const shape = exactShape(model);
  const seen = new Set(taken.map(task => taskKey(questionSchema.parse(task.question))));
  const results = new Set(taken.map(resultOf));
  let best: { task: Task; worth: number } | undefined;
  let looks = 0;
  for (const task of draws) {
    looks += 1;
    // Numbers as hard as the model's may not come: the shape alone is enough after a while.
    if (best && best.worth >= SAME_SHAPE && looks > LOOKS) break;
    if (seen.has(taskKey(questionSchema.parse(task.question)))) continue;
    const result = resultOf(task);
    const fresh = result === undefined || !results.has(result) ? 1 : 0;
    const alike = exactShape(task) === shape ? SAME_SHAPE + (weights(task) === weights(model) ? 2 : 0) : 0;
    const worth = (alike || (roughShape(task) === roughShape(model) ? 2 : 0)) + fresh;
    if (worth === SAME_SHAPE + 3) return task;
    if (!best || worth > best.worth) best = { task, worth };
  }
  return best?.task ?? model;
};

type Draws = globalThis.Generator<Task, void>;

function* drawsOf(generator: Generator, { seed, salt, level, figures, region }: SheetTask, group: SheetGroup): Draws {
  for (let i = 0; i < TRIES; i++) {
    const task = drawTask(generator, `${seed}/${salt}/${group}/${i}`, level, region);
    if (fits(task, figures)) yield task;
  }
}

const drawn = ({ question, slips = [] }: Task, salt: number): DrawnTask => ({
  question: { ...questionSchema.parse(question), id: String(salt) },
  slips: slips.flatMap(({ wrong }) => wrong.map(({ value, misconception }) => ({ value: value.key, misconception }))),
});

const MODELS = 6;

/** Like the exact shape, but formulas keep their signs, and the result does not count. */
const kindOf = ({ question, shape }: Task): string =>
  [question.type, shape, question.figure?.kind, question.question]
    .join('|')
    .replace(/\d[\d.,]*/g, '#')
    .replace(/(?<!\\)\b\p{Lu}\p{L}*/gu, '');

/**
 * Numbers that follow each other ask for other kinds of task, usual kinds first; they start again when there are no more.
 * Decided by the number alone, so that swapping or dropping a task moves no other.
 */
const kindFor = (generator: Generator, { seed, salt, level, figures, region }: SheetTask): string | undefined => {
  const seen = new Map<string, number>();
  for (let i = 0; i < LOOKS; i++) {
    const task = drawTask(generator, `${seed}/kinds/${i}`, level, region);
    if (fits(task, figures)) seen.set(kindOf(task), (seen.get(kindOf(task)) ?? 0) + 1);
  }
  const kinds = [...seen].toSorted(([, a], [, b]) => b - a).map(([kind]) => kind);
  return kinds[salt % kinds.length];
};

const drawLike = (generator: Generator, task: SheetTask, model: Task): Task[] => {
  const taken = [model];
  for (const group of SHEET_GROUPS.slice(1)) taken.push(pickLike(drawsOf(generator, task, group), model, taken));
  return taken;
};

const isAlike = ([model, ...others]: readonly Task[]): boolean =>
  model !== undefined && others.every(other => other !== model && roughShape(other) === roughShape(model));

/**
 * One task of a worksheet, group by group; null if the generator has none with or without a figure as asked. A model that
 * has too few others like it gives way to the next one.
 */
export const drawForGroups = (generator: Generator, task: SheetTask): DrawnTask[] | null => {
  const kind = kindFor(generator, task);
  const draws = drawsOf(generator, task, 'A').toArray();
  const models = [...draws.filter(model => kindOf(model) === kind).slice(0, MODELS), ...draws.slice(0, MODELS)];
  const [first] = models;
  if (!first) return null;
  for (const model of models) {
    const taken = drawLike(generator, task, model);
    if (isAlike(taken)) return taken.map(one => drawn(one, task.salt));
  }
  return drawLike(generator, task, first).map(one => drawn(one, task.salt));
};
