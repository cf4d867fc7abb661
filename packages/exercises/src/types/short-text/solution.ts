import type { Solution } from '../../grading/solution-shape.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { withText } from '../shared/solution.ts';

export const solveShortText = ({ answer, solution, feedback }: QuestionOf<'shortText'>): Solution =>
  withText({ answer }, solution ?? feedback?.correct);
