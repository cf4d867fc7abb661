import { figureLeaks } from '@eszkerek/exercises/questions/figure-leak';
import { figuresOf } from '@eszkerek/exercises/questions/figures';
import type { Question } from '@eszkerek/exercises/questions/schema';
import { tryDraw } from '../figure/try-draw.ts';
import type { QuestionContext } from './question-context.ts';

/** False when a figure cannot be drawn: the question cannot be rendered then. */
export function checkFigures(question: Question, context: QuestionContext): boolean {
  const { report, lineOf } = context;
  const figures = figuresOf(question);
  if (question.keyInFigure && !question.figure) report('figure-leak', lineOf(['keyInFigure']), 'the question has no figure');
  return figures.every(({ figure, path }) => {
    if (figure.kind === 'drawn') return true;
    const drawn = tryDraw(figure, lineOf(path), context);
    // The figures of options are what is chosen between: they say the key as a right option does.
    if (drawn && path[0] === 'figure') for (const leak of figureLeaks(question, drawn)) report('figure-leak', lineOf(path), leak);
    return drawn !== undefined;
  });
}
