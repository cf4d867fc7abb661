import { describe, expect, it } from 'vitest';
import { drawFresh, drawTask, type Generator, LEVELS } from '../engine.ts';
import { gradingFaults, taskFaults } from './task-faults.ts';

const SEEDS = 1000;
const SERIES = 60;
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

    it.each(LEVELS)('level %d is the same for the same seed and does not repeat itself in a series', level => {
      const texts: string[] = [];
      const shown: string[] = [];
      for (let seed = 0; seed < SERIES; seed++) {
        const task = drawFresh(generator, seed, level, texts.slice(-2));
        expect(drawFresh(generator, seed, level, texts.slice(-2)).question).toEqual(task.question);
        texts.push(task.question.question);
        shown.push(JSON.stringify(task.question));
        if (shown.length > 2) expect(new Set(shown.slice(-3)).size).toBeGreaterThan(1);
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
