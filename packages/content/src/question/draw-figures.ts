import type { Question } from '@eszkerek/exercises/questions/schema';
import type { DrawnFigure } from '@eszkerek/exercises/types/shared/fields';
import { drawFigure } from '@eszkerek/figures/draw';

type QuestionFigure = NonNullable<Question['figure']>;

function drawn(figure: QuestionFigure): DrawnFigure {
  if (figure.kind === 'drawn') return figure;
  const { svg, description } = drawFigure(figure);
  return { kind: 'drawn', svg, alt: description };
}

/** The question with its drawings instead of their specs. The drawing of an option follows its text, wherever that is shown. */
export function drawFigures(question: Question): Question {
  const { keyInFigure: _reason, ...rest } = question;
  const own: Question = question.figure ? { ...rest, figure: drawn(question.figure) } : rest;
  if (!('options' in own)) return own;
  return {
    ...own,
    options: own.options.map(({ figure, ...option }) => (figure ? { ...option, text: option.text + drawn(figure).svg } : option)),
  };
}
