import type { CompiledQuestion } from '@eszkerek/documents/question';
import { makeQuestion } from '@eszkerek/exercises/generators/engine';
import { generators } from '@eszkerek/exercises/generators/index';

/** A task of a generator as its author's source: it is rendered when it is shown. */
export const makeTask = (generatorId: string, seed: string, level: 1 | 2 | 3, id: string): CompiledQuestion => {
  const generator = generators.get(generatorId);
  if (!generator) throw new Error(`no generator ${generatorId}`);
  return { ...makeQuestion(generator, seed, level), id };
};

/** Exam results are grouped by topic: a generator's title is the topic of its tasks. */
export const topicOfGenerator = (generatorId: string): string => generators.get(generatorId)?.title ?? generatorId;
