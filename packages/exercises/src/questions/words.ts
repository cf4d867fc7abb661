import { types } from '../types/registry.ts';
import type { GivenAnswer } from '../types/shared/words.ts';
import type { PublicOf, PublicQuestion } from './public-shape.ts';
import type { QuestionType } from './schema.ts';

type Escape = (text: string) => string;

const wordsAs = <T extends QuestionType>(type: T, view: PublicOf<T>, answer: GivenAnswer, escapeText: Escape): string =>
  types[type].words(view, answer, escapeText);

/** A pupil's answer in words, as safe HTML: the texts of what was chosen, and what was typed as it was typed. */
export const answerWords = (view: PublicQuestion, answer: GivenAnswer, escapeText: Escape): string =>
  wordsAs(view.type, view, answer, escapeText);
