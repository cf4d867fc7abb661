import type { Rng } from '@eszkerek/numbers/chance';
import { redraw, type Task } from '../../../engine.ts';
import { algebraProblems } from './algebra.ts';
import { equationProblems } from './equations.ts';
import { functionProblems } from './functions.ts';
import { type ProblemTemplate, problemTask } from './problem.ts';
import { quadProblems } from './quads.ts';
import { solidProblems } from './solids.ts';
import { triangleProblems } from './triangles.ts';

/** Every problem with a written solution; a new one is found by the slots whose generators it joins. */
export const problems: readonly ProblemTemplate[] = [
  ...algebraProblems,
  ...equationProblems,
  ...functionProblems,
  ...triangleProblems,
  ...quadProblems,
  ...solidProblems,
];

/** A problem made of these positions of the blueprint, all or some of them. */
export function writtenProblem(rng: Rng, generators: readonly string[]): Task {
  const fitting = problems.filter(problem => problem.generators.every(id => generators.includes(id)));
  if (fitting.length === 0) return redraw();
  const problem = rng.pick(fitting);
  return problemTask(problem.draw(rng), problem.generators);
}
