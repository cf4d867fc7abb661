import { createRng, type Rng } from '@eszkerek/numbers/chance';
import { type Question, type QuestionInput, question as questionSchema } from '../questions/schema.ts';
import type { Value } from './value.ts';

export type Level = 1 | 2 | 3;
export const LEVELS: readonly Level[] = [1, 2, 3];

export interface Wrong {
  value: Value;
  misconception: string;
  explanation: string;
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
  /** The key and the wrong values of a numeric task, so that it can also be asked with options. */
  choices?: { right: Value; because: string; wrong: readonly Wrong[] };
}

export interface Generator {
  id: string;
  title: string;
  lessons: readonly string[];
  levels: readonly Level[];
  draw(rng: Rng, level: Level): Task;
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

export function defineGenerator(
  id: string,
  title: string,
  lessons: readonly string[],
  attempt: (rng: Rng, level: Level) => Task,
): Generator {
  const draw = (rng: Rng, level: Level): Task => {
    for (let tries = 0; tries < ATTEMPTS; tries++) {
      try {
        const task = attempt(rng, level);
        return { ...task, question: { ...task.question, difficulty: level, tags: [id] } };
      } catch (error) {
        if (error !== REDRAW) throw error;
      }
    }
    throw new Error(`${id} found no task at level ${level}`);
  };
  return { id, title, lessons, levels: LEVELS, draw, make: (rng, level) => draw(rng, level).question };
}

/** The chance of a task depends on all three, so a seed may be reused across generators and levels. */
export const taskRng = (id: string, seed: string | number, level: Level): Rng => createRng(`${id}:${level}:${seed}`);

export const drawTask = (generator: Generator, seed: string | number, level: Level): Task =>
  generator.draw(taskRng(generator.id, seed, level), level);

export const makeQuestion = (generator: Generator, seed: string | number, level: Level): Question =>
  questionSchema.parse(drawTask(generator, seed, level).question);

/** Like `drawTask`, but never a task whose text is among the recent ones: small generators would repeat themselves by chance. */
export function drawFresh(generator: Generator, seed: string | number, level: Level, recent: readonly string[]): Task {
  let task = drawTask(generator, seed, level);
  for (let tries = 1; tries < 20 && recent.includes(task.question.question); tries++) task = drawTask(generator, `${seed}/${tries}`, level);
  return task;
}
