import { challenges } from '../../challenges/index.ts';
import type { Question } from '../../questions/schema.ts';
import { makeQuestion } from '../engine.ts';
import { generators } from '../index.ts';

interface Draw {
  id: string;
  question: Question;
}

/** So many tasks of each level of every generator and challenge. */
export function* allDraws(count: number): Generator<Draw> {
  for (const generator of [...generators.values(), ...[...challenges.values()].map(challenge => challenge.generator)])
    for (const level of generator.levels)
      for (let seed = 0; seed < count; seed++)
        yield { id: `${generator.id}/${level}/${seed}`, question: makeQuestion(generator, `all ${seed}`, level) };
}
