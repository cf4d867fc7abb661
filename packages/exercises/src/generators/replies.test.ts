import { describe, expect, it } from 'vitest';
import { drawTask, type Generator, LEVELS, type Task } from './engine.ts';
import { generators } from './index.ts';
import { tellingReplies } from './testing/telling-replies.ts';

const DRAWS = process.env.TEST_FULL ? 300 : 30;

const told = (generator: Generator): Task[] =>
  LEVELS.flatMap(level => Array.from({ length: DRAWS }, (_, seed) => drawTask(generator, `reply ${seed}`, level)));

describe('the reply to a wrong answer', () => {
  it.each([...generators.values()])('names neither the right option, order nor pair: $id', generator => {
    expect([...new Set(told(generator).flatMap(tellingReplies))]).toEqual([]);
  });
});
