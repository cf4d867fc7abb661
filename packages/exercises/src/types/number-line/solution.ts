import { printKey } from '../../grading/print-key.ts';
import type { Solution } from '../../grading/solution-shape.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { withText } from '../shared/solution.ts';

export const solveNumberLine = ({ answer, region = 'ro', solution, feedback }: QuestionOf<'numberLine'>): Solution =>
  withText({ answer: printKey(answer, 'PT', region) }, solution ?? feedback?.correct);
