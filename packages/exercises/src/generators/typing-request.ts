import type { Value } from './value.ts';

/** Instructions about the form of a typed answer; they make no sense beside options: „Törttel válaszolj!”, „Így írd: (x; y)!” */
const REQUEST =
  'pontosvesszővel|alakban válaszolj|törttel válaszolj|törtként válaszolj|alakban add meg|tizedes törttel add meg|-vel add meg|intervallummal add meg|így írd|gyökös alakban vagy|írd be a kitevőt|csak a számjegyeket írd|helyett írhatod|is megadhatod';

const FORMULA_OR_WORD = String.raw`(?:\$[^$]*\$|[^.!?:()$])*`;
const SENTENCE = new RegExp(
  `(?<=^|[.!?:] ?)${FORMULA_OR_WORD}(?:${REQUEST})${FORMULA_OR_WORD}[:.!?](?: ?(?:\\([^()]*\\)|${FORMULA_OR_WORD})!)?`,
  'giu',
);
const IN_BRACKETS = new RegExp(` ?\\([^()]*(?:${REQUEST}).*\\)$`, 'siu');

/** The text of a task whose answer is chosen, not typed. */
export const withoutTypingRequest = (text: string): string =>
  text
    .replace(/(?<!\(Ha kell), (?:pontosvesszővel elválasztva|törttel válaszolj)/gu, '')
    .replace(IN_BRACKETS, '')
    .replace(SENTENCE, '')
    .trim();

const LEFT = new RegExp(REQUEST, 'iu');
export const asksToType = (text: string): boolean => LEFT.test(text);

/** A chance may be typed as a percentage too, unless the text asks for a fraction. */
export const mayBePercent = (task: { question: string; answer: Value; check: string; unit?: string }): boolean => {
  const { question, answer, check, unit } = task;
  const isShare = answer.size !== undefined && answer.size > 0 && answer.size <= 1;
  const asked = /(?:Mennyi|Mekkora)[^.?]*(?:valószínűség|relatív gyakoriság)/u.test(question);
  return asked && isShare && !unit && (check === 'FRAC' || check === 'NUM') && !/tört(?:tel| alak)/iu.test(question);
};
