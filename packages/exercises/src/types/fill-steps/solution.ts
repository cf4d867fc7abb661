import { printKey } from '../../grading/print-key.ts';
import type { Solution } from '../../grading/solution-shape.ts';
import { blankSpec } from '../../grading/typed-spec.ts';
import type { QuestionOf } from '../../questions/schema.ts';
import { withText } from '../shared/solution.ts';

export const solveFillSteps = ({ template, blanks, region = 'ro', solution, explanation, barem }: QuestionOf<'fillSteps'>): Solution =>
  withText(
    {
      blanks: Object.fromEntries(blanks.map(blank => [blank.id, printKey(blank.answer, blankSpec(blank, template).check, region)])),
      ...(barem ? { barem } : {}),
    },
    solution ?? explanation,
  );
