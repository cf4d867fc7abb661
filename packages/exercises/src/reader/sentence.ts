import { say } from './messages.ts';
import { normalise, plainWord } from './normalise.ts';
import { isNumberWord, isSpelledNumber, withSignWords } from './number-words.ts';
import type { Problem } from './parse.ts';
import { readUnit, type Unit } from './unit.ts';
import { isAbout, isChanging, isGreekName, isHarmless } from './vocabulary.ts';

/** What the question lets us know: its words, the unit it asks for, and whether it asks „hányszor”. */
export type Context = {
  readonly knows: (plainWord: string) => boolean;
  readonly unit?: string;
  /** The unit the answer is held against. */
  readonly wanted?: Unit;
  /** Whether a unit may stand beside the numbers of a list. */
  readonly takes?: (unit: Unit) => boolean;
  readonly times?: boolean;
  /** It asks „hány kérésnél”: there 2000-nél is the number itself. */
  readonly at?: boolean;
  /** It asks for a share: „hányad része”. */
  readonly share?: boolean;
  /** A word of comparison that the question asks with: „melegebb” in „Hány fokkal melegebb?”. */
  readonly compares?: (plainWord: string) => boolean;
  /** Whether a name such as f(4) stands in the question. */
  readonly writes?: (name: string) => boolean;
  /** Whether the question tells this amount itself, in the same unit. */
  readonly tells?: (amount: string) => boolean;
  /** It asks „hányféle”. */
  readonly kinds?: boolean;
  /** Letters of the key of an expression. */
  readonly letters?: string;
};
export const NO_CONTEXT: Context = { knows: () => false };

export type Cleaned = { readonly text: string; readonly about: boolean } | { readonly problem: Problem };

const problem = (message: string): Cleaned => ({ problem: { message } });

const LETTER_LABEL = /^(?:[a-zA-Zα-ωΑ-Ω]'?){1,3}_?\d?(?: ?\([a-zA-Z]\))?$/;
const EQUALS = /^([^=≈]*?) ?(=|≈) ?(.*)$/;
const COLON = /^(\p{L}[^:\d]*?) ?: ?(.+)$/u;
const ENDING = /(\d)-(\p{L}+)(?!\p{L})/gu;
const CASE_ENDING = /^(?:r[ae]|b[ae]|t|et|at|ot|öt|nak|nek|as|es|os|ös|en|an|on|ön|n|a|e|(?:[tmczvn]|sz|gy)[ae]l)$/;
const TIMES_ENDING = /^sz[oeö]r(?:[oeö]s[ea]?|esére|osára)?$/;
/** „17. perc”, „a 3. nap”: the dot of an ordinal before its word. */
const ORDINAL_DOT = /(?<![\d.,])(\d+)\. ?(?=\p{L}{2})/gu;
const AFTER_UNIT = /^(?:alatt|meg|[aá]t|kereszt[uü]l|hosszat|hosszan)$/i;
const VALUE_NAME = /^[a-z] ?\(-?\d+(?:[.,/]\d+)?\)$/;
const QUOTED = /^["„'»«](.+?)["”'»«]$/;

/** A word that may stand beside a number here. */
const passes = (word: string, context: Context): boolean => isHarmless(word, context.knows) || context.compares?.(plainWord(word)) === true;

/** „P(mindkettő piros)”, „T(ABC)”: what stands in the brackets names the thing. */
const NAMED_IN_BRACKETS = /^[a-zA-Z] ?\(([^()]+)\)$/;

const isLabel = (text: string, context: Context): boolean => {
  const whole = text.replace(/[∠∡∢]/g, '').trim();
  const inside = NAMED_IN_BRACKETS.exec(whole)?.[1];
  if (inside && (/^[A-Z]{2,4}$/.test(inside) || wordsOf(inside).length > 0))
    return inside
      .split(/[ ,]+/)
      .every(
        word =>
          /^[A-Z]{1,4}$/.test(word) ||
          (/^-?\d/.test(word) ? context.tells?.(word) : context.knows(plainWord(word)) || passes(word, context)),
      );
  if (LETTER_LABEL.test(whole) || (VALUE_NAME.test(whole) && context.writes?.(whole))) return true;
  return whole.split(/ +/).every(part => LETTER_LABEL.test(part) || isGreekName(part) || (/^\p{L}+$/u.test(part) && passes(part, context)));
};

type Unlabelled = { readonly text: string; readonly about: boolean } | { readonly problem: Problem };

/** `x =`, `ró =`, `a kerület:` before the answer, `= x` behind it. */
function withoutLabel(text: string, context: Context): Unlabelled {
  const colon = COLON.exec(text);
  if (colon?.[2] && isLabel(colon[1] ?? '', context)) return withoutLabel(colon[2], context);
  const equals = EQUALS.exec(text);
  if (!equals || /[<>]/.test(text)) return { text, about: false };
  const [, left = '', sign, right = ''] = equals;
  const about = sign === '≈';
  if (/[=≈]/.test(right)) return { problem: { message: say.onlyResult } };
  if (!left || isLabel(left, context)) return { text: right, about };
  if (/^[a-zA-Z]$/.test(right)) return { text: left, about };
  return { problem: { message: say.onlyResult } };
}

/** 4e4, 4x10^4: powers of ten as calculators write them. */
const withPowersOfTen = (text: string): string =>
  text.replace(/(?<=\d) ?e([-+]?\d{1,2})(?![\d\p{L}])/giu, '*10^$1').replace(/(?<=\d) ?x ?(?=10 ?\^)/gi, '*');

const wordsOf = (text: string): string[] => [...text.matchAll(/\p{L}{2,}/gu)].map(m => m[0]);

/** „24-en”, „5-öt”: endings that leave the number as it is. `null`: an ending that changes it. */
function withoutEndings(text: string, context: Context): string | null {
  let changed = false;
  const rest = text.replace(ENDING, (all, digit: string, ending: string) => {
    if (
      CASE_ENDING.test(ending) ||
      (context.times && TIMES_ENDING.test(ending)) ||
      (context.at && /^n[áa]l$|^n[ée]l$/.test(ending) && all === text.slice(-all.length))
    )
      return digit;
    changed = true;
    return all;
  });
  return changed ? null : rest;
}

const isVerbHere = (word: string, context: Context): boolean =>
  /^volt$/i.test(word) && context.unit !== undefined && readUnit(context.unit)?.base !== readUnit('V')?.base;

/** Words that are part of the number itself, whatever the question says: „14 pi”. */
const OPERAND = /^(?:gyök|gyok|sqrt|pi)$/i;
export const isOperand = (word: string): boolean => OPERAND.test(word);
const LEAD_WORD = /^(\p{L}+)[.,]? +(?=\S)/u;
/** „6 kilowatt óra”: a unit in two words. */
const TWO_WORDS = /(?<=\d ?)\p{L}+ \p{L}+$/u;
const LAST_WORD = /^(.*?\S)(?: +|(?<=\d))(\p{L}{1,})[.]?$/u;

function withoutLead(text: string, context: Context): string {
  let rest = text;
  for (let hit = LEAD_WORD.exec(rest); hit?.[1]; hit = LEAD_WORD.exec(rest)) {
    const [all, word] = [hit[0], hit[1]];
    const letter = /^[xyz]$/.test(word) && (rest !== text || /^\p{L}/u.test(rest.slice(all.length)));
    const keep = isNumberWord(word) || OPERAND.test(word);
    if (keep || !(letter || isGreekName(word) || passes(word, context))) break;
    rest = rest.slice(all.length);
  }
  return rest;
}

function withoutTail(text: string, context: Context): string {
  let rest = text;
  for (let hit = LAST_WORD.exec(rest); hit?.[1] && hit[2]; hit = LAST_WORD.exec(rest)) {
    const [before, word] = [hit[1], hit[2]];
    const afterNumber = /(?:[\d)π]|pi)$/i.test(before);
    if (isNumberWord(word) || OPERAND.test(word)) break;
    if (afterNumber && readUnit(word) && !isVerbHere(word, context)) break;
    if (/óra/i.test(word) && readUnit(TWO_WORDS.exec(rest)?.[0] ?? '')) break;
    const glued = !rest.slice(before.length).startsWith(' ');
    const harmless = passes(word, context) || (AFTER_UNIT.test(word) && !afterNumber);
    if (!harmless || (glued && word.length < 2)) break;
    rest = before.replace(/,$/, '');
  }
  return rest;
}

/** „30 féle”, „12-féleképpen” to „Hányféle…?”: the word of the question. */
const KINDS = /(?<=\d)[- ]?f[eé]le(?:(?:k[eé]pp(?:en)?)?$|(?= \p{L}+$))/iu;

/** „6 egész szám”: what was counted, no whole part. */
const WHOLE_NUMBER = /(?<=^\d+) eg[ée]sz(?: sz[áa]m\p{L}*)?$/iu;

/** „24 egység²”, „5 négyzet”: the label of the field, typed as it stands there. */
function withoutFieldLabel(text: string, { unit }: Context): string {
  const label = unit ? normalise(unit) : '';
  if (!label || readUnit(label) || !plainWord(text).endsWith(plainWord(label))) return text;
  return text.slice(0, text.length - label.length).trim() || text;
}

/**
 * The number out of a sentence: labels, frames and words of the question go, number words stay.
 * A word that changes the value, or that is not known, is never passed over.
 */
export function cleanNumber(typed: string, context: Context): Cleaned {
  const quoted = QUOTED.exec(typed)?.[1] ?? typed;
  const ended = quoted.endsWith('...') ? quoted : quoted.replace(/[\s.!?;,=]+$/, '');
  const counted = context.kinds ? ended.replace(KINDS, '') : ended;
  const lettered = withoutFieldLabel(withPowersOfTen(counted).replace(ORDINAL_DOT, '$1 '), context).replace(/^[a-h]\) ?(?=.)/i, '');
  const said = lettered.replace(WHOLE_NUMBER, '').replace(/(?<!vagy) egyenl[őo] (?=(?:m[ií]nusz )?-?\d)/i, ' = ');
  const named = withoutLabel(withSignWords(said.replace(/(?<=\p{L}) per (?=\p{L})/giu, '/'), false), context);
  if ('problem' in named) return named;
  const sign = /^(?:≈|~|=)+ ?/.exec(named.text)?.[0] ?? '';
  const body = named.text.slice(sign.length).replace(/^kb\. ?/i, 'kb ');
  const about = named.about || /[≈~]/.test(sign) || wordsOf(body).some(isAbout);
  const text = wordsOf(body)
    .filter(isAbout)
    .reduce((rest, word) => rest.replace(word, ''), body)
    .trim();
  if (!/[\dπ√]/.test(text) && !wordsOf(text).some(word => isNumberWord(word) || /^pi$/i.test(word)))
    return wordsOf(text).length > 0 ? problem(wordsOf(text).some(isSpelledNumber) ? say.digits : say.unclear) : { text, about };
  const plain = withoutEndings(text, context);
  if (plain === null) return problem(say.onlyNumber);
  const rest = withoutTail(withoutLead(plain, context), context);
  const changing = wordsOf(plain).some(
    word =>
      isChanging(word) &&
      !isNumberWord(word) &&
      !context.compares?.(plainWord(word)) &&
      !(rest.length < plain.length && /^meg$/i.test(word)),
  );
  return changing ? problem(say.onlyNumber) : { text: rest, about };
}
