import { createRng, type Rng } from '@eszkerek/numbers/chance';
import { MONEY, type Money, type Region } from '@eszkerek/numbers/money';
import { type Question, type QuestionInput, question as questionSchema } from '../questions/schema.ts';
import { taskKey } from './same-task.ts';
import type { Value } from './value.ts';

export type Level = 1 | 2 | 3;
export const LEVELS: readonly Level[] = [1, 2, 3];

/** A wrong answer and the slip that leads to it. */
export interface Wrong {
  value: Value;
  /** More values that the same slip leads to. */
  also?: readonly Value[];
  misconception: string;
  explanation: string;
  /** The slip named for this task; without it the words of the misconception name it. */
  mistake?: string;
  /** Whether its words would describe this value too: a mistake is not shown beside a value that it also fits. */
  fits?: (value: Value) => boolean;
  /** Drawn instead of the value, in a task that asks for the right figure. */
  figure?: QuestionInput['figure'];
  /** The value once more, from a copy of the task's numbers. */
  recompute: () => Value;
}

/**
 * A drawn task. `proof` decides by a second method whether a value is right: it recomputes, substitutes or counts,
 * and never reads the key. `part` is the letter of a blank in `fillSteps`.
 */
export interface Task {
  question: QuestionInput;
  proof: (value: string, part?: string) => boolean;
  /** What the options of `single` and `multi` (in their order) or the items of `order` stand for. */
  values?: readonly string[];
  /** Another way to ask the task than to solve it. */
  shape?: 'find-error' | 'compare' | 'match-errors';
  /** What the numbers of the options are measured in. */
  unit?: string;
  /** The slips of each answer of the task: one set, or one for each blank. */
  slips?: ReadonlyArray<{ right: Value; wrong: readonly Wrong[] }>;
  /** The key and the wrong values of a numeric task, so that it can also be asked with options. */
  choices?: { right: Value; unit?: string; because: string; wrong: readonly Wrong[] };
}

/** What a task may use only after the lesson that teaches it. */
export const NEEDS = ['negative', 'coordinates', 'root', 'pi', 'power', 'fraction', 'decimal', 'percent', 'brackets', 'unknown'] as const;
export type Need = (typeof NEEDS)[number];

export interface Generator {
  id: string;
  title: string;
  lessons: readonly string[];
  needs: readonly Need[];
  levels: readonly Level[];
  /** Amounts are in lei unless other money is named. */
  draw(rng: Rng, level: Level, money?: Money): Task;
  make(rng: Rng, level: Level): QuestionInput;
}

/** One instance, thrown often: a stack trace at every redraw would cost more than the drawing. */
const REDRAW = new Error('redraw');

/** Gives the drawn numbers back: two options met, or the answer would be trivial. */
export function redraw(): never {
  throw REDRAW;
}

export function redrawIf(unfit: boolean): void {
  if (unfit) redraw();
}

const ATTEMPTS = 400;

/** Draws until the numbers are not given back; undefined when they always are. */
export function tryDrawing(attempt: () => Task): Task | undefined {
  for (let tries = 0; tries < ATTEMPTS; tries++) {
    try {
      return attempt();
    } catch (error) {
      if (error !== REDRAW) throw error;
    }
  }
  return undefined;
}

/** A wrong pair is answered by the method of the second hint, unless the task says more. */
const answered = (question: QuestionInput): QuestionInput =>
  question.type === 'match' && !question.pairs.every(pair => pair.misplaced) ? { other: question.hints?.[1], ...question } : question;

export function defineGenerator(
  id: string,
  title: string,
  lessons: readonly string[],
  needs: readonly Need[],
  attempt: (rng: Rng, level: Level, money: Money) => Task,
): Generator {
  const draw = (rng: Rng, level: Level, money: Money = MONEY.ro): Task => {
    const task = tryDrawing(() => attempt(rng, level, money));
    if (!task) throw new Error(`${id} found no task at level ${level}`);
    return { ...task, question: { ...answered(task.question), difficulty: level, tags: [id] } };
  };
  return { id, title, lessons, needs, levels: LEVELS, draw, make: (rng, level) => draw(rng, level).question };
}

/** The same generator, with amounts in the given money where its caller names none. */
export const withMoney = (generator: Generator, money: Money): Generator => ({
  ...generator,
  draw: (rng, level) => generator.draw(rng, level, money),
});

/** The chance of a task depends on all three, so a seed may be reused across generators and levels. */
export const taskRng = (id: string, seed: string | number, level: Level): Rng => createRng(`${id}:${level}:${seed}`);

export const drawTask = (generator: Generator, seed: string | number, level: Level, region: Region = 'ro'): Task =>
  generator.draw(taskRng(generator.id, seed, level), level, MONEY[region]);

export const makeQuestion = (generator: Generator, seed: string | number, level: Level, region: Region = 'ro'): Question =>
  questionSchema.parse(drawTask(generator, seed, level, region).question);

const FRESH_TRIES = 300;

/**
 * A task that a pupil has not seen lately. `recent` holds the keys of the last tasks, oldest first; a generator
 * that has nothing else left gives the task that was seen longest ago.
 */
export function makeFresh(
  generator: Generator,
  seed: string | number,
  level: Level,
  recent: readonly string[],
  region: Region = 'ro',
): Question {
  let oldest: { question: Question; place: number } | undefined;
  for (let tries = 0; tries < FRESH_TRIES; tries++) {
    const question = makeQuestion(generator, tries === 0 ? seed : `${seed}/${tries}`, level, region);
    const place = recent.lastIndexOf(taskKey(question));
    if (place < 0) return question;
    if (!oldest || place < oldest.place) oldest = { question, place };
  }
  if (!oldest) throw new Error(`${generator.id} drew nothing`);
  return oldest.question;
}
