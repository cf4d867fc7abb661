import type { AnswerValue, PublicOf } from '@eszkerek/contract/quiz-shapes';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import type { ComponentType } from 'react';
import type { Kept } from './shared/kept.ts';
import type { ViewProps } from './view-props.ts';

/** How a question type is answered on screen. */
export interface Answering<T extends QuestionType> {
  View: ComponentType<ViewProps<T>>;
  /** The answer is chosen in the figure: the view draws it itself. */
  drawsFigure?: true;
  /** A closed question shows the right answers itself: the reply says them to screen readers only. */
  marksKey?: true;
  /** Comes in small steps, so a test saves it after a short rest instead of at every change. */
  typed: boolean;
  /** The answer is what stands in one field. */
  isText?: true;
  /** Only the slip has to be mended in the second try. */
  kept: Kept;
  /** What is still missing, as the button says it; without it any answer can be checked. */
  missing?: (question: PublicOf<T>, value: AnswerValue | null) => string | null;
  /** How many answers the letter keys choose from. */
  letters: (question: PublicOf<T>) => number;
}
