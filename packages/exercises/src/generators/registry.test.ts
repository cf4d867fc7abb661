import { describe, expect, it } from 'vitest';
import { drawFresh, drawTask, LEVELS } from './engine.ts';
import { generators } from './index.ts';
import { taskFaults } from './testing/task-faults.ts';

const SEEDS = 1000;
const SERIES = 60;

describe.each([...generators.values()])('$id', generator => {
  it.each(LEVELS)('level %d draws only good tasks', level => {
    const seen = new Set<string>();
    for (let seed = 0; seed < SEEDS; seed++) {
      const task = drawTask(generator, seed, level);
      const faults = taskFaults(task);
      if (faults.length) expect.fail(`seed ${seed}: ${faults.join('\n')}\n${JSON.stringify(task.question, null, 1)}`);
      seen.add(JSON.stringify(task.question));
    }
    expect(seen.size).toBeGreaterThanOrEqual(24);
  });

  it.each(LEVELS)('level %d is the same for the same seed and never repeats itself in a series', level => {
    const recent: string[] = [];
    for (let seed = 0; seed < SERIES; seed++) {
      const task = drawFresh(generator, seed, level, recent);
      expect(drawFresh(generator, seed, level, recent).question).toEqual(task.question);
      recent.push(JSON.stringify(task.question));
      if (recent.length > 2) expect(new Set(recent.slice(-3)).size).toBeGreaterThan(1);
    }
  });
});
