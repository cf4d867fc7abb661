import type { Solution } from '../../grading/solution-shape.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { withText, workedText } from '../shared/solution.ts';

export const solveShortText = ({ answer, solution, feedback, hints }: QuestionOf<'shortText'>): Solution =>
  withText({ answer }, workedText({ solution, feedback, hints }));
