import { statementsOf } from './clean-line.ts';
import { LISTED, type Mode } from './line.ts';

const LETTER = /(?<![a-záéíóöőúüű])(?!pi\b)[a-z](?![a-záéíóöőúüű]{2})/i;
const withoutRoots = (text: string): string => text.replace(/sqrt|gyök|gyok|π|pi/gi, '√');

export const hasLetters = (text: string): boolean => LETTER.test(withoutRoots(text));

/** Numbers and chains are followed by value, equations and inequalities by their solutions. The lines are cleaned. */
export function modeOf(lines: readonly string[]): Mode {
  const [typed = '', ...rest] = lines;
  if (LISTED.test(typed)) return 'equation';
  const [first = ''] = statementsOf(typed);
  if (/[<>]/.test(first)) return 'equation';
  const equals = first.replace(/^=|=$/g, '').split('=').length - 1;
  if (/∈/.test(first)) return 'equation';
  if (equals === 0 || !hasLetters(first)) return 'expression';
  if (/^\s*[a-z]_?\d? ?=/i.test(first)) return 'equation';
  if (rest.some(line => /^=/.test(line)) || equals > 1) return 'expression';
  return 'equation';
}
