import type { AnswerResult, AnswerValue } from '@eszkerek/contract/quiz-shapes';

/** What of the first answer the second try starts from; `right` are the parts that were right. */
export type Kept = (answer: AnswerValue, right: readonly string[]) => AnswerValue | null;

export const keepAll: Kept = answer => answer;
export const keepNone: Kept = () => null;
/** Right blanks stay, the others are empty again. */
export const keepRight: Kept = (answer, right) => {
  const kept = typeof answer === 'object' ? Object.entries(answer).filter(([part]) => right.includes(part)) : [];
  return kept.length > 0 ? Object.fromEntries(kept) : null;
};

/** The parts of the last answer that were right, as far as the reply tells them. */
export const rightPartsOf = (result: AnswerResult | null | undefined): string[] =>
  (result?.parts ?? []).filter(part => part.status === 'correct').map(part => part.id);

/** The part that a reply asks to think over again. */
export const namedPartOf = (result: AnswerResult | null | undefined): string | undefined =>
  result?.parts?.find(part => part.status !== 'correct')?.id;
