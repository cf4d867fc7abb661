import { printKey } from '../../grading/print-key.ts';
import type { Solution } from '../../grading/solution-shape.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { withText, workedText } from '../shared/solution.ts';

export const solveNumberLine = ({ answer, region = 'ro', solution, feedback, hints }: QuestionOf<'numberLine'>): Solution =>
  withText({ answer: printKey(answer, 'NUM', region) }, workedText({ solution, feedback, hints }));
