import { say, understoodAs } from './messages.ts';
import { normalise } from './normalise.ts';
import type { NumberForm } from './number-form.ts';
import type { Problem } from './parse.ts';
import { printNode } from './print.ts';
import { printValue, type Region } from './print-value.ts';
import { readExpression } from './read-expression.ts';
import { isNothing, readInterval } from './read-interval.ts';
import { readPoint, readSet } from './read-list.ts';
import type { Dot } from './read-number.ts';
import { readSentence } from './read-sentence.ts';
import { type Context, NO_CONTEXT } from './sentence.ts';
import { type Unit, withUnit } from './unit.ts';
import { makeNumber, makeSet, type Value, type ValueKind } from './value.ts';

export type Form = NumberForm | { readonly kind: 'expression' | 'set' | 'point' | 'interval'; readonly lowest: true };

/**
 * What the reader makes of a typed answer. `ask`: two readings are possible and the pupil chooses.
 * All sentences are plain text and hold nothing typed, so they may be shown anywhere.
 */
export type Reading =
  | {
      readonly status: 'ok';
      readonly value: Value;
      readonly unit?: Unit;
      readonly form: Form;
      readonly understood: string;
      /** Number words were read (3 ezer, 2 harmad). */
      readonly inWords?: boolean;
      /** „kb.” or ≈ stood before it. */
      readonly about?: boolean;
    }
  | { readonly status: 'ask'; readonly message: string; readonly choices: readonly [string, string] }
  | { readonly status: 'unreadable'; readonly message: string };

export type ReadOptions = {
  /** What kind of answer the question wants; without it the signs decide. */
  readonly expect?: ValueKind;
  /** Keys written by authors use a decimal point freely; pupils are asked what `1.250` means. */
  readonly dot?: Dot;
  readonly region?: Region;
  /** What the question lets us know about the words around the answer. */
  readonly context?: Context;
};

export const MAX_LENGTH = 200;

function fromProblem(problem: Problem): Reading {
  if ('message' in problem) return { status: 'unreadable', message: problem.message };
  const message = problem.ambiguous[1].includes(';') ? say.listOrDecimal : say.thousandsOrDecimal;
  return { status: 'ask', message, choices: problem.ambiguous };
}

function guessKind(text: string): ValueKind {
  if (/^[A-Z]?\d? ?\([^()]*[;|][^()]*\)$/.test(text)) return 'point';
  if (/<|>|∞|^(?:[a-z] ?∈ ?)?[[\]]/.test(text)) return 'interval';
  if (/[{};±∅]| (?:és|vagy) /.test(text) || isNothing(text)) return 'set';
  const quantity = readSentence(text, 'ask', NO_CONTEXT);
  return 'problem' in quantity && /[a-zA-Z]/.test(text) ? 'expression' : 'number';
}

/** M = {5}: the one element of a set of solutions. */
const LONE_ELEMENT = /^(?:(?:[A-Z]|x) ?[=∈] ?)?\{ ?([^{};]*?) ?\}$/;

type Read = { readonly value: Value; readonly unit?: Unit; readonly pieces?: string; readonly inWords?: boolean; readonly about?: boolean };

const withoutEnd = (text: string): string => text.replace(/[.;,]+$/, '');

function readAs(kind: ValueKind, text: string, dot: Dot, context: Context): Read | { problem: Problem } {
  switch (kind) {
    case 'interval': {
      const read = readInterval(withoutEnd(text), dot, context);
      return 'problem' in read ? read : { value: { kind, parts: read.parts } };
    }
    case 'set': {
      if (text.includes('...')) return { problem: { message: say.unclearSet } };
      const read = readSet(withoutEnd(text), dot, context);
      return 'problem' in read ? read : { value: makeSet(read.items) };
    }
    case 'point': {
      const read = readPoint(withoutEnd(text), dot, context);
      return 'problem' in read ? read : { value: { kind, ...read } };
    }
    case 'expression':
      return readExpression(text, dot, context);
    case 'number': {
      if (/^-?\d+, \d+$/.test(text)) return { problem: { ambiguous: [text.replace(' ', ''), text.replace(',', ';')] } };
      const read = readSentence(text.replace(LONE_ELEMENT, '$1'), dot, context);
      if ('problem' in read) return /[;{}[\]<>]/.test(text) ? { problem: { message: say.oneNumber } } : read;
      return { value: makeNumber(read), unit: read.unit, pieces: read.pieces, inWords: read.inWords, about: read.about };
    }
  }
}

/** Reads what a pupil typed. Never throws; anything too long or unclear comes back as a kind request. */
export function readAnswer(typed: string, { expect, dot = 'ask', region = 'ro', context = NO_CONTEXT }: ReadOptions = {}): Reading {
  if (typed.length > MAX_LENGTH) return { status: 'unreadable', message: say.tooLong };
  const text = normalise(typed);
  if (!text) return { status: 'unreadable', message: say.empty };
  const read = readAs(expect ?? guessKind(text), text, dot, context);
  if ('problem' in read) return fromProblem(read.problem);
  const { value, unit, pieces, inWords, about } = read;
  const printed = 'node' in value ? printNode(value.node) : printValue(value, region);
  const form: Form = value.kind === 'number' ? value.form : { kind: value.kind, lowest: true };
  return {
    status: 'ok',
    value,
    ...(unit ? { unit } : {}),
    form,
    understood: understoodAs(pieces ?? (unit ? withUnit(printed, unit) : printed)),
    ...(inWords ? { inWords } : {}),
    ...(about ? { about } : {}),
  };
}
