import { gcd, type Rational, rational } from '@eszkerek/numbers/rational';
import { evaluate } from '../reader/evaluate.ts';
import { isTrouble, rationalValue } from '../reader/exact.ts';
import { say as readerSays } from '../reader/messages.ts';
import type { Node } from '../reader/node.ts';
import { normalise } from '../reader/normalise.ts';
import { readAnswer } from '../reader/read-answer.ts';
import { withDigits } from '../reader/spelled-number.ts';
import { sameValue } from '../reader/value.ts';
import { askBack } from './ask-back.ts';
import { checkClock, isTimeKey } from './check-clock.ts';
import { checkDigits, isInOtherBase } from './check-digits.ts';
import { checkNumber, knownMistake } from './check-number.ts';
import { say } from './messages.ts';
import { readPhrase, withoutAfterthought } from './phrase.ts';
import { readKey } from './read-key.ts';
import { correct, type GradeResult, incorrect, nearMiss, unreadable } from './result.ts';
import { contextOf } from './task-context.ts';
import type { TypedSpec } from './typed-spec.ts';
import { hasAccentsOf, isMisspelt, plainText, sameText } from './words.ts';

/** Powers of the numbers in a product: 2³·3² and 2·2·2·9¹… are compared by them. */
function powersOf(node: Node): Map<string, Rational> | null {
  if (node.kind === 'mul') {
    const [left, right] = [powersOf(node.left), powersOf(node.right)];
    if (!left || !right) return null;
    for (const [base, power] of right) left.set(base, (left.get(base) ?? rational(0)).add(power));
    return left;
  }
  if (node.kind === 'pow') {
    const exponent = evaluate(node.right);
    const power = isTrouble(exponent) ? null : rationalValue(exponent);
    return power && node.left.kind === 'literal' ? new Map([[node.left.value.toFraction(), power]]) : null;
  }
  return node.kind === 'literal' ? new Map([[node.value.toFraction(), rational(1)]]) : null;
}

const samePowers = (a: Map<string, Rational>, b: Map<string, Rational>): boolean =>
  a.size === b.size && [...a].every(([base, power]) => b.get(base)?.equals(power) === true);

/** `2 : 3`, „2 a 3-hoz”. */
function ratioOf(text: string): bigint[] | null {
  const words = normalise(text).replace(/(?<!\p{L})(?:az? )?arány(?:uk|a)?(?!\p{L})[: ]*/giu, '');
  const plain = words
    .replace(/[\s.!]+$/, '')
    .replace(/^(\d+)(?: aránylik)? az? (\d+)-?h[eoö]z$/i, '$1:$2')
    .replace(/^(?: *\d+ *: *\d+ *=)+/, '');
  const parts = plain.split(':').map(p => p.trim());
  return parts.length > 1 && parts.every(p => /^\d{1,12}$/.test(p)) ? parts.map(BigInt) : null;
}

/** `2 : 3` and `4 : 6` are the same ratio. */
function checkRatio(typed: string, key: readonly bigint[], spec: TypedSpec): GradeResult {
  const mine = ratioOf(typed);
  if (!mine || mine.length !== key.length) return unreadable(say.ratio);
  const common = mine.reduce(gcd, 0n);
  if (spec.lowest && common > 1n) return unreadable(say.needsLowest);
  const [first = 0n, wanted = 0n] = [mine[0], key[0]];
  const same = mine.every((part, i) => part * wanted === (key[i] ?? 0n) * first) && mine.every(part => part > 0n);
  if (!same) return wrongText(typed, spec);
  const equal = mine.every((part, i) => part === key[i]);
  return equal || common === 1n
    ? correct(say.right, { explanation: spec.right })
    : correct(say.rightButReducible, { explanation: spec.notLowest ?? spec.right });
}

function wrongText(typed: string, spec: TypedSpec): GradeResult {
  const pattern = spec.patterns.find(p => sameText(typed, p.value));
  if (pattern) return incorrect(say.notYet, { explanation: pattern.explanation, misconception: pattern.misconception });
  return incorrect(spec.other ? say.notYet : say.notYetAlone, { explanation: spec.other });
}

/** A key that is a number: √ and π forms count by value, products by their powers. `null`: the key is a word. */
function checkWritten(typed: string, spec: TypedSpec): GradeResult | null {
  const key = readAnswer(spec.answer, { expect: 'number', dot: 'decimal' });
  if (key.status !== 'ok' || key.value.kind !== 'number' || withDigits(spec.answer).changed) return null;
  const valueBehind = new RegExp(`\\s*=\\s*${rationalValue(key.value.exact)?.toFraction() ?? '$^'}\\s*$`);
  // 72 = 2^3x3^2: the number that is taken apart may stand before its product.
  const product = (text: string): string =>
    text
      .replace(/^\s*\d+\s*=\s*/, '')
      .replace(valueBehind, '')
      .replace(/(?<=\d) ?[xX] ?(?=\d)/g, '*');
  const bare = key.value.form.kind === 'computed' ? product(typed) : typed;
  const reading = readAnswer(bare, { expect: 'number', dot: spec.dot, context: contextOf(spec) });
  if (reading.status === 'ask') return unreadable(reading.message, { choices: reading.choices });
  if (reading.status !== 'ok') return unreadable(reading.message);
  const { value, unit, understood } = reading;
  if (value.kind !== 'number') return null;
  // 0012 and 12 are two mistakes where digits are written in another base.
  if (!sameText(typed, spec.answer) && spec.patterns.some(p => sameText(typed, p.value))) return wrongText(typed, spec);
  const wanted = key.value.form.kind === 'computed' ? powersOf(key.value.node) : null;
  if (!wanted) {
    const number = { value: value.exact, form: value.form, understood, ...(unit ? { unit } : {}) };
    const request = askBack(typed, reading, value, spec, readKey(spec.answer));
    if (!request) return checkNumber(number, spec);
    return (spec.practice ? knownMistake(number, spec) : null) ?? unreadable(request, { understood });
  }
  if (!sameValue(value, key.value)) return wrongText(typed, spec);
  const mine = powersOf(value.node);
  const same = mine !== null && samePowers(mine, wanted);
  return same
    ? correct(say.right, { understood, explanation: spec.right })
    : nearMiss(say.otherForm, { understood, explanation: spec.notLowest });
}

const itemsOf = (text: string): string =>
  text
    .replace(/^\s*\{|\}\s*$/g, '')
    .split(/[;,]| és /)
    .map(plainText)
    .filter(Boolean)
    .sort()
    .join(';');

/** A set of words in any order. */
const sameWords = (a: string, b: string): boolean => itemsOf(a) === itemsOf(b);

/** A word or a short phrase, or (TXT) a number whose written form matters. */
export function checkText(typed: string, spec: TypedSpec, numbers: boolean): GradeResult {
  if (!typed.trim()) return unreadable(readerSays.empty);
  if (numbers && isInOtherBase(spec)) return checkDigits(typed, spec);
  const keys = [spec.answer, ...spec.accepted];
  if (isTimeKey(spec)) return checkClock(typed, spec);
  const mine = numbers ? typed : withoutAfterthought(typed, keys);
  const ratio = ratioOf(spec.answer);
  if (ratio) return checkRatio(typed, ratio, spec);
  const written = numbers ? checkWritten(typed, spec) : null;
  if (written) return written;
  const met = keys.find(key => sameText(mine, key) || (spec.check === 'SET' && sameWords(mine, key)));
  if (met !== undefined)
    return correct(say.right, { understood: hasAccentsOf(typed, met) ? undefined : say.written(met), explanation: spec.right });
  if (spec.patterns.some(p => sameText(typed, p.value))) return wrongText(typed, spec);
  const phrase = readPhrase(mine, spec);
  if (phrase?.found === 'key')
    return correct(say.right, { understood: phrase.accented ? undefined : say.written(phrase.text), explanation: spec.right });
  if (phrase?.found === 'pattern') return wrongText(phrase.text, spec);
  if (phrase?.found === 'misspelt' || keys.some(key => isMisspelt(typed, key))) return nearMiss(say.spelling);
  return phrase?.found === 'more' ? unreadable(say.onlyWord) : wrongText(typed, spec);
}
