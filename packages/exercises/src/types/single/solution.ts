import type { Shown } from '../../grading/shown.ts';
import type { Solution } from '../../grading/solution-shape.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { rightExplanation, solveOptions } from '../shared/options.ts';
import { withText } from '../shared/solution.ts';

export const solveSingle = ({ options, solution }: QuestionOf<'single'>, shown?: Shown): Solution =>
  withText(solveOptions(options, shown), solution ?? rightExplanation(options));
