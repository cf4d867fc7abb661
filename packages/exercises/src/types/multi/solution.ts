import type { Shown } from '../../grading/shown.ts';
import type { Solution } from '../../grading/solution-shape.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { rightExplanations, solveOptions } from '../shared/options.ts';
import { withText } from '../shared/solution.ts';

export const solveMulti = ({ options, solution }: QuestionOf<'multi'>, shown?: Shown): Solution =>
  withText(solveOptions(options, shown), solution ?? rightExplanations(options));
