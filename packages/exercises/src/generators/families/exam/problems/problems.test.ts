import { createRng } from '@eszkerek/numbers/chance';
import { describe, expect, it } from 'vitest';
import { question as questionSchema } from '../../../../questions/schema.ts';
import { tryDrawing } from '../../../engine.ts';
import { gradingFaults, taskFaults } from '../../../testing/task-faults.ts';
import { problems } from './index.ts';
import { problemTask } from './problem.ts';
import { triangleProblems } from './triangles.ts';

const DRAWS = 25;

describe.each(problems.map((problem, i) => [`${i + 1} (${problem.generators.join(', ')})`, problem] as const))(
  'problem %s',
  (_, problem) => {
    const tasks = Array.from({ length: DRAWS }, (__, seed) => {
      const rng = createRng(`problem:${seed}`);
      const task = tryDrawing(() => problemTask(problem.draw(rng), problem.generators));
      if (!task) throw new Error('no task');
      return task;
    });

    it('has right keys, true equations, correct Hungarian and a drawing that says no answer', () => {
      // An exam gives no hints.
      expect(tasks.flatMap(task => [...taskFaults(task), ...gradingFaults(task)]).filter(fault => fault !== 'not three hints')).toEqual([]);
    });

    it('is worth 2 + 3 points: a point for each step of the barem and for each result', () => {
      for (const task of tasks) {
        const parsed = questionSchema.parse(task.question);
        if (parsed.type !== 'fillSteps') throw new Error(parsed.type);
        expect(parsed.blanks.map(({ weight }) => weight)).toEqual([2, 3]);
        expect(parsed.blanks.map(({ id }) => (parsed.barem ?? []).filter(({ blank }) => blank === id).length + 1)).toEqual([2, 3]);
      }
    });
  },
);

it('draws the cut triangle with the sides and the area it states', () => {
  const texts = Array.from({ length: 200 }, (_, seed) => {
    const rng = createRng(`triangle:${seed}`);
    return tryDrawing(() => {
      const problem = rng.pick(triangleProblems);
      return problemTask(problem.draw(rng), problem.generators);
    });
  }).filter(task => task?.question.question.includes('DE\\parallel BC'));
  expect(texts.length).toBeGreaterThan(20);
  for (const task of texts) {
    const figure = task?.question.figure;
    if (figure?.kind !== 'geometry') throw new Error('no figure');
    const [ad = 0, db = 0, bc = 0, area] = [...(task?.question.question ?? '').matchAll(/=(\d+)\$ cm|(\d+) cm²/g)].map(m =>
      Number(m[1] ?? m[2]),
    );
    const [a, b] = [figure.points.A, figure.points.B];
    if (!Array.isArray(a) || !Array.isArray(b)) throw new Error('no corner');
    expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(ad + db);
    expect((bc * (a[1] - b[1])) / 2).toBeCloseTo(area ?? 0);
  }
});
