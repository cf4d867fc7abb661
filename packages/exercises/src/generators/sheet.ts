import type { Region } from '@eszkerek/numbers/money';
import { type Question, question as questionSchema } from '../questions/schema.ts';
import { drawTask, type Generator, type Level, type Task } from './engine.ts';
import { namedMistake } from './other-pupil.ts';
import { isSameSentence } from './same-sentence.ts';
import { taskKey } from './same-task.ts';
import { classesOf, countsOf, figuresShape } from './sheet-structure.ts';

const SHEET_GROUPS = ['A', 'B', 'C', 'D'] as const;
type SheetGroup = (typeof SHEET_GROUPS)[number];
type Figures = 'any' | 'with' | 'without';

export interface SheetTask {
  /** Number stream of the whole sheet. */
  seed: string;
  /** Tells the task from the others of the sheet; another one draws a similar task. */
  salt: number;
  level: Level;
  figures: Figures;
  region: Region;
  /** As many parts, figures of one scale and numbers of one kind in each group. Addresses from before it draw what they have always drawn. */
  even?: boolean | undefined;
}

/** A typical wrong result, as a pupil reads or writes it, and the mistake that leads to it. */
export interface Slip {
  value: string;
  /** In words that fit this task: no example with other numbers. */
  mistake: string;
  /** Which option it is, in the order of the question. */
  option?: number;
  /** The letter of the blank where it is written. */
  blank?: string;
}

export interface DrawnTask {
  question: Question;
  slips: readonly Slip[];
  /** What is asked, without the answers of pupils that a shape adds. */
  asked: string;
  /** Its type, shape and text without numbers and names, as in `sheetKinds`. */
  kind: string;
  /** Of a task that is counted, in whatever shape. */
  result: string | undefined;
  /** How much there is to do, the same in groups that are equally hard. */
  effort: string;
  /** Parts, figures and kinds of numbers, the same in groups that are equally hard. */
  structure: string;
}

const TRIES = 120;
const LOOKS = 40;

const hasFigure = ({ question }: Task): boolean =>
  question.figure !== undefined || ('options' in question && question.options.some(option => typeof option === 'object' && option.figure));

const fits = (task: Task, figures: Figures): boolean => figures === 'any' || hasFigure(task) === (figures === 'with');

const resultOf = (task: Task): string | undefined => task.slips?.[0]?.right.key;

const NUMBER = /\d[\d.,]*/g;
/** Names, and the articles and endings that follow the number beside them. */
const NAME = /(?<!\\)\b\p{Lu}\p{L}*|\baz?\b|-n[ae]k\b/gu;

/** Without the answers of pupils that a shape adds in its own paragraph. */
const askedOf = ({ question, shape }: Task): string => (shape ? (question.question.split('\n\n', 1)[0] ?? '') : question.question);

/** The task without its numbers and names; formulas keep their signs. */
const kindOf = (task: Task): string =>
  [task.question.type, task.shape, task.question.figure?.kind, askedOf(task)].join('|').replace(NUMBER, '#').replace(NAME, '');
/** The words alone, whatever the formulas are. */
const wordsOf = (task: Task): string =>
  askedOf(task)
    .replace(/\$[^$]*\$/g, '#')
    .replace(NUMBER, '#')
    .replace(NAME, '')
    .replaceAll(/\s+/g, ' ');
const STORY_WORDS = 8;
const isStory = (task: Task): boolean => (wordsOf(task).match(/\p{L}{2,}/gu) ?? []).length >= STORY_WORDS;
/** How hard the numbers are to count with: their lengths in order, round ones, 0 and 1 apart. 17¹ is no match for 2⁵. */
const weights = (task: Task): string =>
  (askedOf(task).match(/\d+/g) ?? [])
    .map(number => (Number(number) < 2 ? 'trivial' : `${number.length}${number.endsWith('0') ? ' round' : ''}`))
    .join();
const resultLength = (task: Task): number => resultOf(task)?.replace(/\D/g, '').length ?? 0;
/** In signs or in words. */
const EXPONENT = /\^\{?(\d+)|(\d+)\. hatvány/g;
/**
 * How much there is to do: the steps of the worked solution, decimals to count with, a negative, fraction or decimal as the
 * result, and the exponents, which decide how long a power takes. 5/11 + 10/11 is no match for 7/9 + 11/18, nor 5⁶ for 5³.
 */
const effortOf = (task: Task): string => {
  const steps = task.question.solution?.match(/=|\\approx/g)?.length ?? 0;
  const decimals = askedOf(task).match(/\d\{?,\}?\d/g)?.length ?? 0;
  const exponents = Array.from(askedOf(task).matchAll(EXPONENT), ([, sign, word]) => sign ?? word);
  const signs = resultOf(task)?.replace(/[^-/.,]/g, '') ?? '';
  return `${steps} ${decimals} ${signs} ${exponents.join()}`;
};
/** The result stands in the task, or is 0 or 1: it takes no counting, so a sheet has it only if there is nothing else. */
const isGiven = (task: Task): boolean => {
  const result = resultOf(task);
  return result !== undefined && ['0', '1', ...(askedOf(task).match(/\d+/g) ?? [])].includes(result);
};
/** A power that needs no counting: the 0th is a trap, the 1st is not. */
const hasBarePower = ({ question }: Task): string => /\^\{?([01])\b/.exec(question.question)?.[1] ?? '';
const roughShape = (task: Task): string => [task.question.type, task.shape, hasFigure(task), hasBarePower(task), isGiven(task)].join('|');

const ALIKE = { rough: 16, kind: 11, words: 5, story: 3, effort: 4, result: 2, numbers: 2, fresh: 1 } as const;
const BEST = ALIKE.rough + ALIKE.kind + ALIKE.effort + ALIKE.result + ALIKE.numbers + ALIKE.fresh;
/** Numbers as hard as the model's may not come: less is enough after a while. */
const ENOUGH = ALIKE.rough + ALIKE.kind + ALIKE.effort + ALIKE.result;

const classes = (task: Task): string => classesOf(task, askedOf(task));
/** Counts decide the most: three to order are no match for five, whatever they are. */
const STRUCTURE = { counts: 24, figures: 9, classes: 9 } as const;
const WHOLE_STRUCTURE = STRUCTURE.counts + STRUCTURE.figures + STRUCTURE.classes;
const structureOf = (task: Task): string => [countsOf(task), figuresShape(task), classes(task)].join(' ');

type Part = (of: Task) => string | number | boolean;
/** Each task is compared with many: what is read out of it is kept. */
const readParts = new WeakMap<Task, Map<Part, string | number | boolean>>();
const readPart = (part: Part, task: Task): string | number | boolean => {
  const parts = readParts.get(task) ?? new Map<Part, string | number | boolean>();
  readParts.set(task, parts);
  const known = parts.get(part) ?? part(task);
  parts.set(part, known);
  return known;
};

const likeness = (task: Task, model: Task, even: boolean): number => {
  const same = (part: Part): boolean => readPart(part, task) === readPart(part, model);
  if (!same(roughShape)) return 0;
  const text = same(kindOf) ? ALIKE.kind : same(wordsOf) ? ALIKE.words : same(isStory) ? ALIKE.story : 0;
  const structure =
    (same(countsOf) ? STRUCTURE.counts : 0) + (same(figuresShape) ? STRUCTURE.figures : 0) + (same(classes) ? STRUCTURE.classes : 0);
  return (
    ALIKE.rough +
    text +
    (even ? structure : 0) +
    (same(effortOf) ? ALIKE.effort : 0) +
    (same(resultLength) ? ALIKE.result : 0) +
    (same(weights) ? ALIKE.numbers : 0)
  );
};
const enough = (even: boolean): number => ENOUGH + (even ? WHOLE_STRUCTURE : 0);

/** The task of group A decides how hard it is; the others repeat its shape with other numbers. */
const pickLike = (draws: Iterable<Task>, model: Task, taken: readonly Task[], even: boolean): Task => {
  const seen = new Set(taken.map(task => taskKey(questionSchema.parse(task.question))));
  const results = new Set(taken.map(resultOf));
  let best: { task: Task; worth: number } | undefined;
  let looks = 0;
  for (const task of draws) {
    looks += 1;
    if (best && best.worth >= enough(even) && looks > LOOKS) break;
    const result = resultOf(task);
    const worth = likeness(task, model, even) + (result === undefined || !results.has(result) ? ALIKE.fresh : 0);
    if ((best && worth <= best.worth) || seen.has(taskKey(questionSchema.parse(task.question)))) continue;
    if (worth === BEST + enough(even) - ENOUGH) return task;
    best = { task, worth };
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

/** Solutions are written one after the other, without the braces of their set. */
const BRACES = /^\$\\\{(.*)\\\}\$$/;

export const slipsOf = ({ question, values = [], slips = [] }: Task): Slip[] =>
  slips.flatMap(({ wrong }, place) =>
    wrong.map(slip => {
      const { value } = slip;
      const option = question.type === 'single' ? values.indexOf(value.key) : -1;
      const blank = question.type === 'fillSteps' ? question.blanks[place]?.id : undefined;
      const shown = option < 0 ? value.text.replace(BRACES, '$$$1$$') : value.text;
      return { value: shown, mistake: namedMistake(slip), ...(option < 0 ? {} : { option }), ...(blank ? { blank } : {}) };
    }),
  );

const drawn = (task: Task, salt: number): DrawnTask => ({
  question: { ...questionSchema.parse(task.question), id: String(salt) },
  asked: askedOf(task),
  kind: kindOf(task),
  result: resultOf(task),
  effort: effortOf(task),
  structure: structureOf(task),
  slips: slipsOf(task),
});

const MODELS = 6;
/** Numbers that the composer gives out. Smaller ones are in addresses from before it: they draw what they have always drawn. */
export const COMPOSED_FROM = 100;

/** The kinds of task that a generator has at a level, usual ones first. */
export const sheetKinds = (generator: Generator, { seed, level, figures, region }: Omit<SheetTask, 'salt'>): string[] => {
  const seen = new Map<string, number>();
  for (let i = 0; i < LOOKS; i++) {
    const task = drawTask(generator, `${seed}/kinds/${i}`, level, region);
    if (fits(task, figures)) seen.set(kindOf(task), (seen.get(kindOf(task)) ?? 0) + 1);
  }
  return [...seen].toSorted(([, a], [, b]) => b - a).map(([kind]) => kind);
};

/**
 * Numbers that follow each other ask for other kinds of task; they start again when there are no more. Decided by the
 * number alone, so that swapping or dropping a task moves no other.
 */
const kindFor = (generator: Generator, task: SheetTask): string | undefined => {
  const kinds = sheetKinds(generator, task);
  return kinds[task.salt % kinds.length];
};

/** Drawn once, however often it is gone through, and no further than asked for. */
const remembered = (draws: Draws): Iterable<Task> => {
  const drawnSoFar: Task[] = [];
  return {
    *[Symbol.iterator]() {
      for (let place = 0; ; place++) {
        const task = drawnSoFar[place] ?? draws.next().value;
        if (!task) return;
        drawnSoFar[place] = task;
        yield task;
      }
    },
  };
};

const drawLike = (others: readonly Iterable<Task>[], model: Task, even: boolean): Task[] => {
  const taken = [model];
  for (const draws of others) taken.push(pickLike(draws, model, taken, even));
  return taken;
};

const leastLike = ([model, ...others]: readonly Task[], even: boolean): number =>
  model === undefined ? 0 : Math.min(...others.map(other => (other === model ? 0 : likeness(other, model, even))));

/**
 * One task of a worksheet, group by group; null if the generator has none with or without a figure as asked. A model that
 * has too few others like it gives way to the next one.
 */
export const drawForGroups = (generator: Generator, task: SheetTask): DrawnTask[] | null => {
  const even = task.even === true;
  const kind = kindFor(generator, task);
  const draws = drawsOf(generator, task, 'A').toArray();
  const others = SHEET_GROUPS.slice(1).map(group => remembered(drawsOf(generator, task, group)));
  const usual = draws.toSorted((a, b) => Number(isGiven(a)) - Number(isGiven(b)));
  let best: { taken: Task[]; least: number } | undefined;
  const near = usual.filter(model => task.salt >= COMPOSED_FROM && kind !== undefined && isSameSentence(kindOf(model), kind));
  for (const models of [usual.filter(model => kindOf(model) === kind), near, usual]) {
    for (const model of models.slice(0, MODELS)) {
      const taken = drawLike(others, model, even);
      const least = leastLike(taken, even);
      if (!best || least > best.least) best = { taken, least };
      if (least >= enough(even)) break;
    }
    if (best && best.least >= ALIKE.rough + ALIKE.words + (even ? WHOLE_STRUCTURE : 0)) break;
  }
  return best?.taken.map(one => drawn(one, task.salt)) ?? null;
};
