import { idOfIndex, type Shown } from '../../grading/shown.ts';
import type { Solution } from '../../grading/solution-shape.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { withText } from '../shared/solution.ts';

export const solveOrder = ({ items, solution, explanation }: QuestionOf<'order'>, shown?: Shown): Solution =>
  withText({ correct: items.map((_, i) => idOfIndex(shown, 'answers', i)) }, solution ?? explanation);
