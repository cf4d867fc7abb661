import { randomBytes } from 'node:crypto';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { challenges } from '@eszkerek/exercises/challenges/index';
import { makeFresh } from '@eszkerek/exercises/generators/engine';
import { generators } from '@eszkerek/exercises/generators/index';
import type { Region } from '@eszkerek/numbers/money';

/** A new task of a generator as its author's source: it is rendered when it is shown. `recent` are keys of tasks not to repeat. */
export const makeTask = (
  generatorId: string,
  level: 1 | 2 | 3,
  id: string,
  recent: readonly string[],
  region?: Region,
): CompiledQuestion => {
  const generator = generators.get(generatorId) ?? challenges.get(generatorId)?.generator;
  if (!generator) throw new Error(`no generator ${generatorId}`);
  return { ...makeFresh(generator, randomBytes(8).toString('hex'), level, recent, region), id };
};

/** Exam results are grouped by topic: a generator's title is the topic of its tasks. */
export const topicOfGenerator = (generatorId: string): string => generators.get(generatorId)?.title ?? generatorId;

const TRIES = 6;

/** A task that fits, if the generator draws one within a few tries; else the last one drawn. */
export const makeFittingTask = (
  generatorId: string,
  level: 1 | 2 | 3,
  id: string,
  fits: (task: CompiledQuestion) => boolean,
  region?: Region,
): { task: CompiledQuestion; fitting: boolean } => {
  let task = makeTask(generatorId, level, id, [], region);
  for (let tries = 1; tries < TRIES && !fits(task); tries++) task = makeTask(generatorId, level, id, [], region);
  return { task, fitting: fits(task) };
};
