import { drawTask, LEVELS } from '@eszkerek/exercises/generators/engine';
import { generators } from '@eszkerek/exercises/generators/index';
import { checkSteps } from '@eszkerek/exercises/step-guard/check-steps';
import { expect, it } from 'vitest';
import { formulaOf } from '../../questions/formula-of.ts';
import { isStepwise } from './step-guard-fold.tsx';

const DRAWS = process.env.TEST_FULL ? 200 : 6;

/** As the server renders it, with the source of each formula. */
const rendered = (markdown: string): string =>
  markdown.replace(/\$([^$]+)\$/g, (_, tex: string) => {
    const source = tex.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<math><annotation encoding="application/x-tex">${source}</annotation></math>`;
  });

const stepwise = [...generators.values()].filter(({ id }) => isStepwise(id));

it.each(stepwise.map(generator => [generator.id, generator] as const))('%s has only tasks that the Lépésőr can follow', (_, generator) => {
  for (const level of LEVELS)
    for (let seed = 0; seed < DRAWS; seed++) {
      const task = formulaOf(rendered(drawTask(generator, `steps ${seed}`, level).question.question));
      if (task === undefined) continue;
      // The task itself, written once more, is a step that changes nothing.
      const { lines } = checkSteps([task, task]);
      expect([task, ...lines.map(({ status }) => status)]).toEqual([task, 'start', 'right']);
    }
});

it('is offered with most of the tasks that are given as a formula', () => {
  const equations = generators.get('gen-linear-eq-1');
  const tasks = Array.from(
    { length: 40 },
    (_, seed) => equations && formulaOf(rendered(drawTask(equations, `offer ${seed}`, 2).question.question)),
  );
  expect(tasks.filter(task => task !== undefined).length).toBeGreaterThan(30);
});
