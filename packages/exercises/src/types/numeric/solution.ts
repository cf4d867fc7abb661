import { printKey } from '../../grading/print-key.ts';
import type { Solution } from '../../grading/solution-shape.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { withText } from '../shared/solution.ts';

export const solveNumeric = ({ answer, check, unit, region = 'ro', solution, feedback }: QuestionOf<'numeric'>): Solution =>
  withText({ answer: printKey(answer, check, region, unit) }, solution ?? feedback?.correct);
