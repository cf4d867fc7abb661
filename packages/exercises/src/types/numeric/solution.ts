import { printKey } from '../../grading/print-key.ts';
import type { Solution } from '../../grading/solution-shape.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { withText, workedText } from '../shared/solution.ts';

export const solveNumeric = ({ answer, check, unit, region = 'ro', solution, feedback, hints }: QuestionOf<'numeric'>): Solution =>
  withText({ answer: printKey(answer, check, region, unit) }, workedText({ solution, feedback, hints }));
