/** Instructions about the form of a typed answer; they make no sense beside options: „Törttel válaszolj!”, „Így írd: (x; y)!” */
const REQUEST =
  'pontosvesszővel|alakban válaszolj|törttel válaszolj|törtként válaszolj|alakban add meg|tizedes törttel add meg|-vel add meg|intervallummal add meg|így írd|gyökös alakban vagy|írd be a kitevőt|csak a számjegyeket írd|helyett írhatod|is megadhatod';

const FORMULA_OR_WORD = String.raw`(?:\$[^$]*\$|[^.!?:()$])*`;
const SENTENCE = new RegExp(`(?<=^|[.!?:] ?)${FORMULA_OR_WORD}(?:${REQUEST})${FORMULA_OR_WORD}[:.!?](?: ?${FORMULA_OR_WORD}!)?`, 'giu');
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
