import { isInteger } from '@eszkerek/numbers/rational';
import { rationalValue } from '../reader/exact.ts';
import { say as readerSay } from '../reader/messages.ts';
import type { Node } from '../reader/node.ts';
import type { Reading } from '../reader/read-answer.ts';
import { asMeant, type Unit } from '../reader/unit.ts';
import { wholeInstead } from './asked-part.ts';
import { say } from './messages.ts';
import { type Key, readKey } from './read-key.ts';
import { asksBesideRoot, asksConversion, asksDigits, asksExact, asksRounding, isCopied, wantedUnit } from './task-context.ts';
import { isShortDecimal } from './tolerance.ts';
import type { TypedSpec } from './typed-spec.ts';

type Read = Extract<Reading, { status: 'ok' }>;
type NumberValue = Extract<Read['value'], { kind: 'number' }>;

const unsigned = (node: Node): Node => (node.kind === 'neg' ? unsigned(node.of) : node);

const isPowerOfTen = (node: Node): boolean =>
  node.kind === 'pow' && node.left.kind === 'literal' && node.left.value.equals(10) && unsigned(node.right).kind === 'literal';

/** a·10ⁿ with 1 ≤ a < 10. */
function isNormalForm(node: Node): boolean {
  const body = unsigned(node);
  if (isPowerOfTen(body)) return true;
  if (body.kind !== 'mul' || body.left.kind !== 'literal' || !isPowerOfTen(body.right)) return false;
  const first = body.left.value;
  return (body.left.form === 'integer' || body.left.form === 'decimal') && first.compare(1) >= 0 && first.compare(10) < 0;
}

/** 4·10⁴ Pa, 187,5·10³ km/s: a measured amount may be written so, unless powers are what is practised. */
function isScientific(node: Node, spec: TypedSpec, key: Key | null): boolean {
  const body = unsigned(node);
  const written = isNormalForm(node) || (body.kind === 'mul' && body.left.kind === 'literal' && isPowerOfTen(body.right));
  return (
    written &&
    (key?.unit ?? wantedUnit(spec)) !== undefined &&
    !(isNormalForm(node) ? /hatvány|normálalak/i : /hatvány|normálalak|10 ?\^/i).test(spec.task ?? '')
  );
}

/** 48/2 and 5,6/0,07 are divisions to carry out; 7/2 is a number. */
function isDivision(node: Node): boolean {
  const body = unsigned(node);
  if (body.kind !== 'div') return false;
  const [top, bottom] = [unsigned(body.left), unsigned(body.right)];
  if (top.kind !== 'literal' || bottom.kind !== 'literal') return false;
  return !isInteger(top.value) || !isInteger(bottom.value) || top.value.n % bottom.value.n === 0n;
}

/** 6 : 11, a division of whole numbers that gives no whole one: a fraction typed with the sign of division. */
function isRatio(node: Node): boolean {
  if (node.kind !== 'div' || node.sign !== ':') return false;
  return [node.left, node.right].every(side => side.kind === 'literal' && side.form === 'integer') && !isDivision(node);
}

/** 2:30 where hours or minutes are asked for. It is no division: 6:00 has no value. */
export function isClock(typed: string, spec: TypedSpec): boolean {
  if (!/^\s*\d{1,2}\s*:\s*[0-5]\d\s*$/.test(typed)) return false;
  const unit = readKey(spec.answer)?.unit ?? wantedUnit(spec);
  return unit !== undefined && /^(?:h|min|s)$/.test(unit.symbol);
}

/** 6/3 where fractions are asked for: a fraction to simplify rather than an operation. */
const isWholeFraction = ({ node, form }: NumberValue): boolean => {
  const body = unsigned(node);
  if (form.kind !== 'fraction' || body.kind !== 'div') return false;
  return [body.left, body.right].every(side => {
    const part = unsigned(side);
    return part.kind === 'literal' && part.form === 'integer';
  });
};

/** 1 7/4 is no proper mixed number. */
const isProperMixed = (node: Node): boolean => {
  const body = unsigned(node);
  if (body.kind !== 'literal' || body.form !== 'mixed') return false;
  const [, top = '1', bottom = '0'] = /(\d+)\/(\d+)$/.exec(body.printed) ?? [];
  return BigInt(top) < BigInt(bottom);
};

type Wanted = 'decimal' | 'fraction' | 'lowest' | 'mixed' | 'normal';
const isWanted = (form: TypedSpec['form']): form is Wanted => form !== undefined && form in say.wanted;

function hasForm(form: Wanted, { node, form: { kind, lowest } }: NumberValue): boolean {
  switch (form) {
    case 'decimal':
      return kind === 'integer' || kind === 'decimal' || kind === 'repeating';
    case 'fraction':
      return kind === 'integer' || (kind === 'fraction' && !isDivision(node));
    case 'lowest':
      return kind === 'integer' || ((kind === 'fraction' || kind === 'mixed' || kind === 'radical' || kind === 'pi') && lowest);
    case 'mixed':
      return kind === 'integer' || isProperMixed(node);
    case 'normal':
      return isNormalForm(node);
  }
}

function hasRoot(node: Node): boolean {
  if (node.kind === 'sqrt') return true;
  if ('of' in node) return hasRoot(node.of);
  return 'left' in node && (hasRoot(node.left) || hasRoot(node.right));
}

function hasRootBelow(node: Node): boolean {
  if ('of' in node) return hasRootBelow(node.of);
  if (node.kind === 'div' && hasRoot(node.right)) return true;
  return 'left' in node && (hasRootBelow(node.left) || hasRootBelow(node.right));
}

const COUNTING = new Set(['db', 'fő']);

/** 14p may be 14π as well as 14 minutes. */
const isLoneP = (typed: string, unit: Unit, wanted: Unit | undefined): boolean =>
  unit.symbol === 'min' && /\d ?p\.?$/i.test(typed.trim()) && wanted !== undefined && wanted.base !== unit.base;

/** „3. nap” to „Melyik napon…?”. */
const isAskedOrdinal = (typed: string, { task = '' }: TypedSpec): boolean => /\d\. ?\p{L}/u.test(typed) && /melyik|hányadik/i.test(task);

function unitRequest(typed: string, unit: Unit | undefined, spec: TypedSpec, key: Key | null): string | null {
  if (!unit) return spec.form === 'unit' || (key?.unit && !spec.percent) ? say.missingUnit : null;
  const wanted = key?.unit ?? wantedUnit(spec);
  if (isLoneP(typed, unit, wanted)) return readerSay.letterInNumber;
  if (unit.symbol === '%' && wanted?.symbol !== '%' && wanted?.symbol !== '‰')
    return spec.percent && !spec.unit ? null : /törttel|tört alak/i.test(spec.task ?? '') ? say.noPercentButFraction : say.noPercent;
  return wanted || COUNTING.has(unit.symbol) || isAskedOrdinal(typed, spec) ? null : say.noUnit;
}

/** 2,5 m where cm is asked for, or 2 óra 30 perc: not yet what a conversion asks for. */
function inOtherUnit({ unit, understood }: Read, spec: TypedSpec, key: Key | null): boolean {
  if (!unit) return false;
  const wanted = key?.unit ?? wantedUnit(spec);
  return (wanted ? asMeant(unit, wanted) : unit).symbol !== wanted?.symbol || /\d[^\d]*\p{L}[^\d]*\d/u.test(understood);
}

/**
 * What to ask before a number is judged, or null. It looks at how the answer is written and at the question,
 * never at whether the value is right: in a test the reply must not give the key away.
 */
export function askBack(typed: string, read: Read, value: NumberValue, spec: TypedSpec, key: Key | null): string | null {
  const { kind, lowest } = value.form;
  const roundable =
    /[1-9]/.test(spec.tolerance ?? '') ||
    (spec.check === 'NUM' && spec.tolerance === undefined && !asksExact(spec) && key && !isShortDecimal(key.value));
  if (read.about && !roundable && !asksRounding(spec)) return say.exactWanted;
  const unit = unitRequest(typed, read.unit, spec, key);
  if (unit) return unit;
  if (/gyöktelenítsd/i.test(spec.task ?? '') && hasRootBelow(value.node)) return say.rootInDenominator;
  if (isWanted(spec.form)) {
    if (spec.form === 'fraction' && kind === 'mixed') return say.wanted.improper;
    if (spec.form === 'lowest' && !lowest && (kind === 'fraction' || kind === 'mixed'))
      return isCopied(typed, spec) ? say.copied : say.needsLowest;
    if (read.inWords || !hasForm(spec.form, value)) return say.wanted[read.inWords && spec.form === 'lowest' ? 'fraction' : spec.form];
  } else if (read.inWords && asksDigits(spec)) return say.digits;
  if (kind === 'computed' && /3[,.]14/.test(typed) && /π/.test(spec.answer) && asksExact(spec)) return say.keepPi;
  if (hasRoot(value.node) && asksBesideRoot(spec)) return say.onlyBox;
  const toCarryOut = (kind === 'computed' && !isScientific(value.node, spec, key)) || isDivision(value.node);
  if (spec.form !== 'normal' && toCarryOut) {
    if (spec.check === 'FRAC' && isRatio(value.node)) return say.asFraction;
    return spec.check === 'FRAC' && isWholeFraction(value) ? say.wholeFraction : say.computeIt;
  }
  const otherUnit = inOtherUnit(read, spec, key);
  if (spec.check === 'INT' && kind === 'fraction' && !otherUnit) return wholeInstead(spec);
  const copyable = (kind !== 'integer' && kind !== 'decimal') || otherUnit;
  if (copyable && isCopied(typed, spec)) return say.copied;
  if (otherUnit && asksConversion(spec, key ? rationalValue(key.value)?.valueOf() : undefined, key?.unit ?? wantedUnit(spec)))
    return say.askedUnit;
  if (spec.lowest && !lowest && kind !== 'decimal')
    return kind === 'fraction' || kind === 'mixed' ? say.needsLowest : say.needsRadicalLowest;
  return null;
}
