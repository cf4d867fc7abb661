import { describe, expect, it } from 'vitest';
import { drawTask, type Generator, LEVELS, makeFresh, makeQuestion } from '../engine.ts';
import { taskKey } from '../same-task.ts';
import { gradingFaults, taskFaults } from './task-faults.ts';

const SEEDS = 1000;
const SERIES = 60;
const WINDOW = 29;
/** The grading is slower than the drawing, and has its own tests: the first tasks of each level are enough. */
const GRADED = 50;

/** The properties every generator keeps, on many seeds and all levels. */
export function checkGenerators(generators: readonly Generator[]): void {
  describe.each(generators)('$id', generator => {
    it.each(LEVELS)('level %d draws only good tasks', level => {
      const seen = new Set<string>();
      for (let seed = 0; seed < SEEDS; seed++) {
        const task = drawTask(generator, seed, level);
        const faults = [...taskFaults(task), ...(seed < GRADED ? gradingFaults(task) : [])];
        if (faults.length) expect.fail(`seed ${seed}: ${faults.join('\n')}\n${JSON.stringify(task.question, null, 1)}`);
        seen.add(JSON.stringify(task.question));
      }
      expect(seen.size).toBeGreaterThanOrEqual(24);
    });

    it.each(LEVELS)('level %d gives no task twice within 30, or within all it has', level => {
      const has = new Set(Array.from({ length: SEEDS }, (_, seed) => taskKey(makeQuestion(generator, seed, level)))).size;
      const shown: string[] = [];
      for (let seed = 0; seed < SERIES; seed++) {
        const recent = shown.slice(-WINDOW);
        const question = makeFresh(generator, seed, level, recent);
        expect(makeFresh(generator, seed, level, recent)).toEqual(question);
        const place = recent.lastIndexOf(taskKey(question));
        // A task comes back only when everything else is more recent.
        if (place >= 0) expect(has, `task ${seed} came back after ${recent.length - place}`).toBeLessThanOrEqual(WINDOW);
        shown.push(taskKey(question));
      }
    });

    it('asks something else on the highest level than on the lowest', () => {
      const shown = (level: 1 | 3): Set<string> =>
        new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(drawTask(generator, seed, level).question)));
      const [low, high] = [shown(1), shown(3)];
      expect([...high].filter(task => low.has(task)).length).toBeLessThan(high.size / 4);
    });
  });
}
