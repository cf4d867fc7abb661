import { createRng } from '@eszkerek/numbers/chance';
import { MONEY } from '@eszkerek/numbers/money';
import { describe, expect, it } from 'vitest';
import { drawTask, makeFresh, type Task, tryDrawing } from '../generators/engine.ts';
import { families } from '../generators/families/index.ts';
import { taskKey } from '../generators/same-task.ts';
import { needsOf } from '../generators/testing/needs.ts';
import { slipFaults } from '../generators/testing/slip-faults.ts';
import { gradingFaults, taskFaults } from '../generators/testing/task-faults.ts';
import { question as questionSchema } from '../questions/schema.ts';
import { challenges } from './index.ts';

const DRAWS = process.env.TEST_FULL ? 500 : 100;
/** Reading and grading are much slower than drawing. */
const READ = process.env.TEST_FULL ? DRAWS : 10;
const GRADED = process.env.TEST_FULL ? 60 : 4;
const LEVEL = 3;

describe.each([...challenges.values()])('$lesson', ({ generator, shapes }) => {
  const tasks: readonly Task[] = Array.from({ length: DRAWS }, (_, seed) => drawTask(generator, seed, LEVEL));

  it('draws only good tasks', () => {
    for (const [seed, task] of tasks.entries()) {
      const faults = [...(seed < READ ? taskFaults(task) : []), ...slipFaults(task), ...(seed < GRADED ? gradingFaults(task) : [])];
      if (faults.length) expect.fail(`seed ${seed}: ${faults.join('\n')}\n${JSON.stringify(task.question, null, 1)}`);
    }
  });

  it('names two slips at least, and a first step that is not the answer', () => {
    for (const { question, slips = [] } of tasks) {
      expect(slips.flatMap(({ wrong }) => wrong).length, question.question).toBeGreaterThanOrEqual(2);
      expect(new Set(question.hints).size, question.question).toBe(3);
    }
  });

  it('asks in two shapes at least, each with many texts', () => {
    expect(shapes.length).toBeGreaterThanOrEqual(2);
    for (const shape of shapes) {
      const rng = createRng('shape');
      const drawn = Array.from({ length: DRAWS }, () => tryDrawing(() => shape(rng, MONEY.ro))?.question.question ?? '');
      expect(new Set(drawn).size).toBeGreaterThanOrEqual(12);
    }
    expect(new Set(tasks.slice(0, 100).map(task => taskKey(questionSchema.parse(task.question)))).size).toBeGreaterThanOrEqual(25);
  });

  it('does not repeat a task within ten', () => {
    const shown: string[] = [];
    for (let seed = 0; seed < 30; seed++) shown.push(taskKey(makeFresh(generator, seed, LEVEL, shown.slice(-9))));
    for (const [i, key] of shown.entries()) expect(shown.slice(Math.max(0, i - 9), i)).not.toContain(key);
  });

  it('declares what its tasks need', () => {
    const found = new Set(tasks.flatMap(needsOf));
    expect([...found].filter(need => !generator.needs.includes(need))).toEqual([]);
    expect(generator.needs.filter(need => !found.has(need))).toEqual([]);
  });

  it('names no slip below zero before negative numbers are known', () => {
    const below = tasks.flatMap(({ slips = [] }) => slips.flatMap(({ wrong }) => wrong.filter(({ value }) => (value.size ?? 0) < 0)));
    if (!generator.needs.includes('negative')) expect(below).toEqual([]);
  });

  it('has no level: it is not on the scale of practice', () => {
    expect(tasks.filter(({ question }) => question.difficulty !== undefined)).toEqual([]);
  });

  it('speaks of forints in Hungary', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => drawTask(generator, seed, LEVEL, 'hu'));
    const texts = drawn.map(({ question }) => JSON.stringify(question));
    expect(drawn.slice(0, GRADED).flatMap(task => [...taskFaults(task), ...slipFaults(task)])).toEqual([]);
    expect(texts.filter(text => /(?<![\p{L}-])(?:lej(?:t|e|es|ét|be|ben|ből|ért|jel|nek|re)?|lei|bani)(?!\p{L})/iu.test(text))).toEqual([]);
  });
});

it('gives a misconception one name in all families and challenges', () => {
  const named = [...challenges.values()].flatMap(({ misconceptions }) => Object.keys(misconceptions));
  const known = families.flatMap(({ misconceptions }) => Object.values(misconceptions).flatMap(names => Object.keys(names)));
  expect([...named, ...known].filter((id, i, all) => all.indexOf(id) !== i)).toEqual([]);
});
