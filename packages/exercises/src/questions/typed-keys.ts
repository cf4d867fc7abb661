import type { Question, QuestionOf } from './schema.ts';

/** Keys beside digits, comma and minus that typed answers need; without one of these names they may need any. */
type TypedKeys = NonNullable<QuestionOf<'numeric'>['keys']>;

const AMOUNT = /^\\(?:lej|penz)\{([^{}]*)\}(?:\{[^{}]*\})?$/;
const DECIMAL = /^[-−]?\d[\d ]*(?:[.,]\d+)?%?$/;
const FRACTION = /^[-−]?(?:\d+ )?\d+\/\d+$/;
const SPEAKS_OF_FRACTIONS = /\\[dt]?frac|tört/i;

const textsOf = (question: Question): string[] =>
  question.type === 'fillSteps' ? [question.question, question.template] : question.type === 'numeric' ? [question.question] : [];

const answersOf = (question: Question): string[] =>
  question.type === 'fillSteps' ? question.blanks.map(({ answer }) => answer) : question.type === 'numeric' ? [question.answer] : [];

/** Of a whole page: the keys of one question alone would tell something of its answer. */
export function typedKeys(page: readonly Question[]): TypedKeys | undefined {
  const answers = page.flatMap(answersOf).map(answer => answer.replace(AMOUNT, '$1'));
  if (!answers.every(answer => DECIMAL.test(answer) || FRACTION.test(answer))) return undefined;
  const fractions = answers.some(answer => FRACTION.test(answer)) || page.flatMap(textsOf).some(text => SPEAKS_OF_FRACTIONS.test(text));
  return fractions ? 'fractions' : 'digits';
}

/** The question with the keys of its page. */
export const withKeys = <Q extends Question>(question: Q, keys: TypedKeys | undefined): Q =>
  keys && (question.type === 'numeric' || question.type === 'fillSteps') ? { ...question, keys } : question;
