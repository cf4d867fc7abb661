import { idOfIndex, type Shown } from '../../grading/shown.ts';
import type { Solution } from '../../grading/solution-shape.ts';
import { withoutPraise } from '../../grading/without-praise.ts';

/** An option, or an element of a figure. */
interface Option {
  correct?: boolean;
  explanation: string;
}

export function solveOptions(options: readonly Option[], shown: Shown | undefined): Solution {
  const ids = options.map((_, i) => idOfIndex(shown, 'answers', i));
  return {
    correct: ids.filter((_, i) => options[i]?.correct),
    explanations: Object.fromEntries(options.map((option, i) => [ids[i], option.explanation])),
  };
}

export const rightExplanation = (options: readonly Option[]): string | undefined => {
  const right = options.find(option => option.correct);
  return right && withoutPraise(right.explanation);
};

/** The reasons of all the right options, one after the other. */
export const rightExplanations = (options: readonly Option[]): string =>
  options
    .filter(option => option.correct)
    .map(option => withoutPraise(option.explanation))
    .join(' ');
