import type { QuestionOf } from '../../questions/schema.ts';
import type { MisconceptionSlot, TextMapper } from '../shared/texts.ts';

type FillSteps = QuestionOf<'fillSteps'>;

export const mapFillStepsTexts = (question: FillSteps, map: TextMapper): FillSteps => ({
  ...question,
  template: map(question.template, ['template'], 'template'),
  blanks: question.blanks.map((blank, i) => ({
    ...blank,
    ...(blank.other === undefined ? {} : { other: map(blank.other, ['blanks', i, 'other'], 'text') }),
    wrong: blank.wrong.map((wrong, j) => ({
      ...wrong,
      explanation: map(wrong.explanation, ['blanks', i, 'wrong', j, 'explanation'], 'text'),
    })),
  })),
  ...(question.barem ? { barem: question.barem.map((step, i) => ({ ...step, text: map(step.text, ['barem', i, 'text'], 'text') })) } : {}),
  explanation: map(question.explanation, ['explanation'], 'text'),
});

export const fillStepsMisconceptions = ({ blanks }: FillSteps): MisconceptionSlot[] =>
  blanks.flatMap((blank, i) =>
    blank.wrong.map(({ misconception, value, explanation }, j) => ({
      id: misconception,
      path: ['blanks', i, 'wrong', j],
      required: false,
      answer: value,
      explanation,
    })),
  );
