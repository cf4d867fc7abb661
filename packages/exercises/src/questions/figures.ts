import type { Question } from './schema.ts';

export type QuestionFigure = NonNullable<Question['figure']>;
/** A figure of a question, with its place in the source. */
interface PlacedFigure {
  figure: QuestionFigure;
  path: (string | number)[];
}

export const figuresOf = (question: Question): PlacedFigure[] => [
  ...(question.figure ? [{ figure: question.figure, path: ['figure'] }] : []),
  ...('options' in question
    ? question.options.flatMap(({ figure }, i) => (figure ? [{ figure, path: ['options', i, 'figure'] }] : []))
    : []),
];
