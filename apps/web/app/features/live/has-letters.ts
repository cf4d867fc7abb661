import type { PublicQuestion } from '@eszkerek/contract/quiz-shapes';

/** Texts that are longer than this together would fill every row of the votes. */
const LONG = 40;

const seen = (html: string): string => html.replace(/<annotation.*?<\/annotation>|<[^>]*>/g, '');

/**
 * The cards of an ordering with long texts get letters, the same on the board and on the phones, so that an answer is one line;
 * the right cards of pairs get them so that the class can speak of them.
 */
export const hasLetters = (question: PublicQuestion): boolean =>
  question.type === 'match' || (question.type === 'order' && question.answers.reduce((sum, { text }) => sum + seen(text).length, 0) > LONG);
