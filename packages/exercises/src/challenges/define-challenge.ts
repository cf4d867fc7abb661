import type { Rng } from '@eszkerek/numbers/chance';
import type { Money } from '@eszkerek/numbers/money';
import { defineGenerator, type Generator, type Need, redrawIf, type Task } from '../generators/engine.ts';
import type { MisconceptionTexts } from '../generators/families/family.ts';
import { challengeSlug } from './slug.ts';

/** Level 4: contest-like tasks of one lesson, in several shapes. Beside the generators of the map and never counted. */
export interface Challenge {
  lesson: string;
  generator: Generator;
  shapes: ReadonlyArray<(rng: Rng, money: Money) => Task>;
  /** Those that no family names yet; the lesson repairs them. */
  misconceptions: Readonly<Record<string, MisconceptionTexts>>;
}

interface ChallengeSpec {
  lesson: string;
  needs: readonly Need[];
  shapes: Challenge['shapes'];
  misconceptions?: Challenge['misconceptions'];
}

/** Numbers where slips hit the key are given back: a wrong answer should get its own reply. */
const LEAST_SLIPS = 2;

export function defineChallenge({ lesson, needs, shapes, misconceptions = {} }: ChallengeSpec): Challenge {
  const drawn = defineGenerator(challengeSlug(lesson), 'Kihívás', [lesson], needs, (rng, _level, money) => {
    const task = rng.pick(shapes)(rng, money);
    redrawIf((task.slips ?? []).flatMap(({ wrong }) => wrong).length < LEAST_SLIPS);
    return task;
  });
  const draw: Generator['draw'] = (rng, level, money) => {
    const task = drawn.draw(rng, level, money);
    // The levels of practice are not its scale.
    return { ...task, question: { ...task.question, difficulty: undefined } };
  };
  const generator: Generator = { ...drawn, levels: [3], draw, make: (rng, level) => draw(rng, level).question };
  return { lesson, generator, shapes, misconceptions };
}
