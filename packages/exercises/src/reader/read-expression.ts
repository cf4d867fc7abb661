import { isNumber } from './exact.ts';
import { say } from './messages.ts';
import { isSpelledNumber, withSignWords } from './number-words.ts';
import type { Problem } from './parse.ts';
import { type Dot, readExact } from './read-number.ts';
import type { Context } from './sentence.ts';
import { withDigits } from './spelled-number.ts';
import { readUnit } from './unit.ts';
import { makeNumber, type Value } from './value.ts';
import { isHarmless } from './vocabulary.ts';

const LABEL = /^(?:[a-zA-Zα-ωΑ-Ω]{1,3}_?\d?(?: ?\([a-zA-Z]\))? ?=|\p{L}{4,} ?[:=]) ?/u;
/** „f: 3x + 2”, „f(x): 3x + 2”, „y: 3x + 2”: a name, unless its letter is one of the key, where the colon divides. */
const NAME_COLON = /^([a-zA-Z])(?: ?\([a-zA-Z]\))? ?: ?(?=\S)/;
const TAIL = / ?= ?[a-zA-Z]$/;
const FIRST_WORD = /^(\p{L}+),? +(?=\S)/u;
const LAST_WORD = / +(\p{L}{2,})$/u;
/** „2x-15 cm^2”, „(2x-15)-tel”: a unit or an ending behind the expression. */
const UNIT_BEHIND = /(?<=[\d)]|\p{L} ) ?([\p{L}°%][\p{L}°%/]*(?:\^?[23])?)$/u;
const ENDING_BEHIND = /(?<=[\d)\p{L}])-(?:[tmczvnlr]|sz|gy)[ae]l$/u;
const NAMES = /^(?:pi|sqrt|gyök|gyok)$/i;

function withoutWords(text: string, context: Context): string {
  let rest = text;
  for (const pattern of [FIRST_WORD, LAST_WORD]) {
    for (let hit = pattern.exec(rest); hit?.[1]; hit = pattern.exec(rest)) {
      const article = pattern === LAST_WORD ? rest !== text && hit[1] === 'az' : /^az? +(?:\p{L}{3,}|[-\d(])/iu.test(rest);
      if (hit[1].length < 3 ? !article : !isHarmless(hit[1], context.knows)) break;
      rest = rest.replace(pattern, '');
    }
  }
  return rest;
}

const letters = (text: string): Set<string> => new Set(text.match(/[a-zA-Zα-ωΑ-Ω]/g) ?? []);

/** A word among letters: `abc` may be a product, `cm` beside 8x + 14 is none. `letters` are those of the key. */
const hasWord = (text: string, known: string | undefined): boolean =>
  (text.match(/\p{L}{2,}/gu) ?? []).some(run => {
    if (NAMES.test(run)) return false;
    return known === undefined ? /[^a-zA-Zα-ωΑ-Ω]/.test(run) : [...run.replace(/pi|sqrt/g, '')].some(letter => !letters(known).has(letter));
  });

function withoutUnit(text: string, context: Context): string {
  const unit = UNIT_BEHIND.exec(text)?.[1] ?? '';
  const isLetter = [...unit].every(letter => context.letters?.includes(letter));
  const read = isLetter ? null : readUnit(unit);
  const bare = read && context.takes?.(read) ? text.replace(UNIT_BEHIND, '').trim() : text;
  return bare.replace(ENDING_BEHIND, '');
}

/** „kilenc” is no product of letters, unless they are those of the key. */
const hasNumberWord = (text: string, known = ''): boolean =>
  (text.match(/\p{L}{2,}/gu) ?? []).some(run => isSpelledNumber(run) && [...run].some(letter => !letters(known).has(letter)));

/** An algebraic expression. A capital letter counts as the small one where the key has small letters only. */
export function readExpression(typed: string, dot: Dot, context: Context): { value: Value } | { problem: Problem } {
  const known = context.letters;
  const cased = known !== undefined && !/[A-Z]/.test(known) ? typed.replace(/[A-Z]/g, c => c.toLowerCase()) : typed;
  const rounded = cased.replace(/\[/g, '(').replace(/\]/g, ')');
  const ended = rounded.endsWith('...') ? rounded : rounded.replace(/[\s.!?;,=]+$/, '');
  const spelled = withoutUnit(withoutWords(withSignWords(ended.replace(/^= ?/, ''), true), context), context);
  const bare = hasNumberWord(spelled, known) ? withDigits(spelled).text : spelled;
  const named = known === undefined ? null : NAME_COLON.exec(bare)?.[1];
  const unnamed = named && !letters(known ?? '').has(named) ? bare.replace(NAME_COLON, '') : bare;
  // x = 8x + 14 is an equation for the x of the key.
  const label = /^([a-zA-Z]) ?=/.exec(unnamed)?.[1];
  if (label && letters(known ?? '').has(label)) return { problem: { message: say.onlyResult } };
  const text = unnamed.replace(LABEL, '').replace(TAIL, '').trim() || bare;
  if (/[^=]=[^=]/.test(text) && !/[<>]/.test(text)) return { problem: { message: say.onlyResult } };
  if (hasNumberWord(text, known)) return { problem: { message: say.digits } };
  if (hasWord(text, known)) return { problem: { message: say.unclearExpression } };
  const read = readExact(text, dot);
  if ('problem' in read) return read;
  return { value: isNumber(read.exact) ? makeNumber(read) : { kind: 'expression', node: read.node, exact: read.exact } };
}
