import type { Wrong } from './engine.ts';

/** „Ez a metszet kerülete.” says what was done, not what to do. */
export const onlyNames = (explanation: string): boolean =>
  explanation.length < 70 && /^[^.!?:]*\.$/.test(explanation) && !/kell|kérd|hanem|nem |fele|szer/.test(explanation);
const isSentence = (text: string): boolean => /^\p{Lu}.*[.!?]$/su.test(text);

/** A reply that only names the slip is followed by the general remark, which tells how to go on. */
export const pattern = ({ value, also, misconception, explanation }: Wrong, other = '') => ({
  value: value.key,
  ...(also?.length ? { also: also.map(({ key }) => key) } : {}),
  misconception,
  explanation: onlyNames(explanation) && isSentence(other) ? `${explanation} ${other}` : explanation,
});
