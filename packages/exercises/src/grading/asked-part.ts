import { say } from './messages.ts';
import type { TypedSpec } from './typed-spec.ts';

/** „Mennyi a kitevő?”, „Melyik kitevő illik ide?”, „Írd be a kitevőt!”: not the power, only its exponent. */
const EXPONENT = /(?:mennyi|melyik|írd be|add meg)[^.?!]*(?<!\p{L})kitevő(?:je|jét|t)?(?!\p{L})/iu;
/** 6^3, 6^{3}, 6³, 10^(-4). */
const POWER = /^\s*\(?-?\d+\)?\s*(?:(?:\^|\*\*)\s*[({]?\s*[-−]?\d+\s*[)}]?|⁻?[⁰¹²³⁴-⁹]+)\s*$/u;

/** `\frac{\square}{12}`, „számláló”: a part of the fraction is missing. */
const FRACTION_PART = /\\frac\{[^{}]*\\square[^{}]*\}|\\frac\{[^{}]*\}\{[^{}]*\\square[^{}]*\}/;
/** „Hány negyed”, „Hány részt”: a number of parts. */
const PARTS = /hány (?:fél|részt?|\p{L}+[aeoö]d)(?!\p{L})/iu;

const integerAsked = ({ check, form }: TypedSpec): boolean => check === 'INT' && form === undefined;

/** Where an exponent is asked and a power was typed. Never looks at whether it is the right one. */
export const exponentAlone = (typed: string, spec: TypedSpec): string | null =>
  integerAsked(spec) && EXPONENT.test(spec.task ?? '') && POWER.test(typed) ? say.exponentOnly : null;

/** What to ask where a whole number is wanted and a fraction was typed. */
export const wholeInstead = ({ task = '' }: TypedSpec): string =>
  EXPONENT.test(task) ? say.exponentOnly : FRACTION_PART.test(task) ? say.missingOnly : PARTS.test(task) ? say.partsOnly : say.noFraction;
