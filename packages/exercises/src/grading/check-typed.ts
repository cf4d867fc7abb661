import { say as readerSay } from '../reader/messages.ts';
import { normalise } from '../reader/normalise.ts';
import { type Reading, readAnswer } from '../reader/read-answer.ts';
import type { ValueKind } from '../reader/value.ts';
import { askBack, isClock } from './ask-back.ts';
import { exponentAlone } from './asked-part.ts';
import { checkNumber, knownMistake } from './check-number.ts';
import { checkText } from './check-text.ts';
import { bracketedFraction, checkValue } from './check-value.ts';
import { emptyBox, mayLackNumerator } from './empty-box.ts';
import { keyKind } from './key-kind.ts';
import { say } from './messages.ts';
import { namesAnother } from './names-another.ts';
import { readKey } from './read-key.ts';
import { type GradeResult, incorrect, unreadable } from './result.ts';
import { asksInterval, contextOf, isCopied } from './task-context.ts';
import type { TypedSpec } from './typed-spec.ts';
import { readWorking } from './working.ts';

function checkRead(typed: string, reading: Extract<Reading, { status: 'ok' }>, spec: TypedSpec, kind: ValueKind): GradeResult | null {
  const { value, unit, understood } = reading;
  if (kind === 'number' && value.kind === 'number') {
    const number = { value: value.exact, form: value.form, understood, ...(unit ? { unit } : {}) };
    const request = askBack(typed, reading, value, spec, readKey(spec.answer));
    if (!request) return checkNumber(number, spec);
    // The echo of 1 óra 18 perc is 1,3 h, the very number a conversion asks for.
    const echo = request === say.copied || request === say.askedUnit ? {} : { understood };
    return (spec.practice ? knownMistake(number, spec) : null) ?? unreadable(request, echo);
  }
  if (kind === 'interval' && asksInterval(spec) && /[<>≤≥]|nagyobb|kisebb|több|kevesebb|legalább|legfeljebb/i.test(typed))
    return unreadable(say.asInterval, { understood });
  // A fraction of the task typed without its brackets is a copy too.
  if (kind === 'expression' && [typed, bracketedFraction(typed) ?? typed].some(text => isCopied(text, spec)))
    return unreadable(say.copied, { understood });
  return checkValue(typed, reading, spec, kind);
}

/** 3,2x10^5: where a power of ten is wanted, x between digits is a sign of product. */
const spelled = (typed: string, spec: TypedSpec): string => (spec.form === 'normal' ? typed.replace(/(\d) ?[xX] ?(?=\d)/g, '$1*') : typed);

/** The examples of the reader are a decimal and a fraction: no example for a count of things. */
const FOR_WHOLE: ReadonlyMap<string, string> = new Map([
  [readerSay.unclear, say.unclearWhole],
  [readerSay.letterInNumber, say.letterInWhole],
  [readerSay.digits, say.wholeDigits],
]);
/** An inequality is no example where an interval is asked for in words. */
const FOR_INTERVAL: ReadonlyMap<string, string> = new Map([
  [readerSay.unclearInterval, say.unclearInterval],
  [readerSay.wantsInterval, say.asInterval],
]);
const requestFor = (message: string, spec: TypedSpec): string =>
  (spec.check === 'INT' ? FOR_WHOLE : asksInterval(spec) ? FOR_INTERVAL : undefined)?.get(message) ?? message;

/** A typed answer against its key. A key that is no value of its kind (a set of words) is compared as text. */
export function checkTyped(written: string, spec: TypedSpec): GradeResult {
  const kind = keyKind(spec.check, spec.answer);
  const typed = kind === 'expression' ? written.replace(/ per (?=[\d(]|\p{L}(?!\p{L}))/giu, '/') : written;
  if (!kind) return checkText(typed, spec, spec.check === 'TXT');
  const working = readWorking(typed, spec, kind);
  const graded = checkOne(working?.result ?? typed, spec, kind);
  // Whether the working holds may not be told before the answer is stored: it would count for the pupil in a test.
  return working && !working.holds && graded.points > 0 ? incorrect(say.unequal, { understood: graded.understood }) : graded;
}

function checkOne(typed: string, spec: TypedSpec, kind: ValueKind): GradeResult {
  const exponent = exponentAlone(typed, spec);
  if (exponent) return unreadable(exponent, {});
  if (kind === 'number' && normalise(typed).startsWith('±'))
    return unreadable(/\\sqrt/.test(spec.task ?? '') ? say.plusMinusRoot : say.plusMinus);
  if (kind === 'number' && isClock(typed, spec)) return unreadable(say.clock);
  // T = 4x + 22 may be an area; y = … or x = … names the expression itself.
  if ((kind !== 'expression' || /^\s*[A-Z] ?=/.test(typed)) && namesAnother(typed, spec)) return unreadable(say.another);
  const empty = emptyBox(typed);
  if (empty) return unreadable(empty);
  const reading = readAnswer(spelled(typed, spec), { expect: kind, dot: spec.dot, context: contextOf(spec) });
  if (reading.status !== 'ok')
    return unreadable(requestFor(reading.message, spec), reading.status === 'ask' ? { choices: reading.choices } : {});
  const graded = checkRead(typed, reading, spec, kind) ?? checkText(typed, spec, false);
  return graded.status === 'incorrect' && mayLackNumerator(typed) ? unreadable(say.noNumerator) : graded;
}
