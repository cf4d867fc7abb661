import { describe, expect, it } from 'vitest';
import { question as questionSchema } from '../../questions/schema.ts';
import { drawTask, type Generator, LEVELS, type Level, makeFresh, type Task } from '../engine.ts';
import { taskKey } from '../same-task.ts';
import { needsOf } from './needs.ts';
import { slipFaults } from './slip-faults.ts';
import { gradingFaults, taskFaults } from './task-faults.ts';

const DRAWS = process.env.TEST_FULL ? 500 : 50;
const SERIES = 45;
const WINDOW = 29;
/** Rendering and grading are much slower than drawing: the quick set does them for the first tasks of each level. */
const READ = process.env.TEST_FULL ? DRAWS : 6;
const GRADED = process.env.TEST_FULL ? 15 : 2;

/** The properties every generator keeps, on many seeds and all levels. Each task is drawn once. */
export function checkGenerators(generators: readonly Generator[]): void {
  describe.each(generators)('$id', generator => {
    const drawn = new Map<Level, readonly Task[]>();
    const tasks = (level: Level): readonly Task[] => {
      const known = drawn.get(level) ?? Array.from({ length: DRAWS }, (_, seed) => drawTask(generator, seed, level));
      drawn.set(level, known);
      return known;
    };

    it.each(LEVELS)('level %d draws only good tasks', level => {
      for (const [seed, task] of tasks(level).entries()) {
        const faults = [...(seed < READ ? taskFaults(task) : []), ...slipFaults(task), ...(seed < GRADED ? gradingFaults(task) : [])];
        if (faults.length) expect.fail(`seed ${seed}: ${faults.join('\n')}\n${JSON.stringify(task.question, null, 1)}`);
      }
      expect(new Set(tasks(level).map(task => JSON.stringify(task.question))).size).toBeGreaterThanOrEqual(24);
    });

    it.each(LEVELS)('level %d gives no task twice within 30, or within all it has', level => {
      const has = new Set(tasks(level).map(task => taskKey(questionSchema.parse(task.question)))).size;
      const shown: string[] = [];
      for (let seed = 0; seed < SERIES; seed++) {
        const recent = shown.slice(-WINDOW);
        const question = makeFresh(generator, seed, level, recent);
        const place = recent.lastIndexOf(taskKey(question));
        // A task comes back only when everything else is more recent.
        if (place >= 0) expect(has, `task ${seed} came back after ${recent.length - place}`).toBeLessThanOrEqual(WINDOW);
        shown.push(taskKey(question));
      }
      expect(makeFresh(generator, SERIES, level, shown)).toEqual(makeFresh(generator, SERIES, level, shown));
    });

    it('declares what its tasks need', () => {
      const found = new Set(LEVELS.flatMap(level => tasks(level).flatMap(needsOf)));
      expect([...found].filter(need => !generator.needs.includes(need))).toEqual([]);
      // Some appear once in a hundred tasks.
      if (process.env.TEST_FULL) expect(generator.needs.filter(need => !found.has(need))).toEqual([]);
    });

    it('asks something else on the highest level than on the lowest', () => {
      const shown = (level: Level): Set<string> => new Set(tasks(level).map(task => JSON.stringify(task.question)));
      const [low, high] = [shown(1), shown(3)];
      expect([...high].filter(task => low.has(task)).length).toBeLessThan(high.size / 4);
    });
  });
}
