import type { Rng } from '@eszkerek/numbers/chance';
import { unitAfter } from '@eszkerek/numbers/hungarian';
import { asAmount } from '@eszkerek/numbers/money';
import type { TypedSpec } from '../grading/typed-spec.ts';
import type { QuestionInput } from '../questions/schema.ts';
import { redrawIf, type Task, type Wrong } from './engine.ts';
import { realGravity } from './real-gravity.ts';
import { pattern } from './reply-pattern.ts';
import { mayBePercent, withoutTypingRequest } from './typing-request.ts';
import { unitAsWritten } from './unit-words.ts';
import { neat, sameValue, type Value } from './value.ts';
import { withRule } from './worked-solution.ts';

type Hints = readonly [nudge: string, method: string, firstStep: string];
type Proof = Task['proof'];
type Figure = QuestionInput['figure'];
/** What every task may show beside its text. */
interface Shown {
  figure?: Figure;
  /** Why the figure may show the value that is asked for. */
  keyInFigure?: string;
}
const shownOf = ({ figure, keyInFigure }: Shown): Shown => ({ ...(figure ? { figure } : {}), ...(keyInFigure ? { keyInFigure } : {}) });
type Check = 'INT' | 'NUM' | 'FRAC' | 'SET' | 'TXT' | 'PT' | 'INTV' | 'EXPR';

/** The numbers a task was made of. Data only: a slip is recomputed from a copy of them. */
type Numbers = Readonly<Record<string, unknown>>;

/**
 * A wrong answer: `slip` computes, from the numbers of the task alone, what a pupil with this misconception gets.
 * The explanation belongs to this case of the task, never to the misconception in general. `mistake` names the slip
 * in this task („az AB-t vonja ki, nem a felét”) where the words of the misconception are too general for it.
 */
export function wrong<N extends Numbers>(
  numbers: N,
  slip: (numbers: N) => Value,
  misconception: string,
  explanation: string,
  mistake?: string,
): Wrong {
  return {
    value: neat(slip(numbers)),
    misconception,
    explanation,
    recompute: () => neat(slip(structuredClone(numbers))),
    ...(mistake ? { mistake } : {}),
  };
}

/** A root or a multiple of π may be typed rounded, so a wrong value this near cannot be told from it. */
const tooNear = (right: Value, other: Value): boolean =>
  /[√π]/.test(right.key + other.key) && Math.abs((right.size ?? 0) - (other.size ?? 0)) < 0.01 * Math.abs(right.size ?? 0);

/**
 * The slips that can be told from the right answer. Where two slips give the same value nobody knows which one the
 * pupil made, so the numbers are given back.
 */
function telling(right: Value, candidates: readonly Wrong[]): Wrong[] {
  const looksSame = (a: Value, b: Value): boolean => sameValue(a, b) || (a.size !== undefined && a.tex === b.tex);
  const kept = candidates.filter(({ value }) => !looksSame(value, right) && !tooNear(right, value));
  redrawIf(kept.some(({ also = [] }) => also.some(value => looksSame(value, right))));
  const values = kept.flatMap(({ value, also = [] }) => [value, ...also]);
  for (const [i, value] of values.entries()) redrawIf(values.slice(0, i).some(other => looksSame(other, value)));
  return kept;
}

interface NumericSpec extends Shown {
  question: string;
  answer: Value;
  check: Check;
  unit?: string;
  /** Without it a short decimal must be met exactly, a root or a multiple of π within half a percent. */
  tolerance?: string;
  lowest?: boolean;
  percent?: boolean;
  /** The form the text asks for. */
  form?: TypedSpec['form'];
  accepted?: readonly string[];
  expr?: string;
  wrong: readonly Wrong[];
  other: string;
  hints: Hints;
  solution: string;
  notLowest?: string;
}

/** A root may be typed as it is or rounded, unless the task is to calculate with roots: said where it asks for no form itself. */
const withRootForm = ({ question, answer, check }: NumericSpec): string =>
  check === 'NUM' && answer.key.includes('√') && !/gyök|kerekít|pontos|helyére/i.test(question)
    ? `${question} (${question.includes('\\sqrt') ? 'Gyökös alakban add meg!' : 'Gyökös alakban vagy századra kerekítve.'})`
    : question;

/** x2 for x² cannot be read: said how to type it where the answer has a power; in a product it would give the square away. */
const withPowerForm = (question: string, { answer, check }: NumericSpec): string =>
  check === 'EXPR' && /^[^()]*\^[^()]*$/.test(answer.key) && !/így írd/i.test(question)
    ? `${question} (A négyzetet így írd be: x^2.)`
    : question;

export function numeric(spec: NumericSpec, proof: Proof): Task {
  const { answer, check, wrong: candidates, hints, accepted, other, notLowest, tolerance, ...rest } = spec;
  const kept = telling(answer, candidates).slice(0, 12);
  const patterns = kept.map(slip => pattern(slip, other));
  const solution = withRule(spec.question, hints[1], spec.solution);
  const because = `Helyes! ${solution}`;
  const unit = spec.unit && { unit: unitAsWritten(spec.unit, spec.question + JSON.stringify(spec.figure ?? '')) };
  return {
    question: {
      type: 'numeric',
      ...rest,
      ...unit,
      ...(mayBePercent(spec) ? { percent: true } : {}),
      solution,
      question: withPowerForm(withRootForm(spec), spec),
      answer: answer.key,
      check,
      ...(tolerance ? { tolerance } : {}),
      ...(accepted ? { accepted: [...accepted] } : {}),
      hints: [...hints],
      feedback: {
        correct: because,
        ...(notLowest ? { notLowest } : {}),
        patterns: [
          ...patterns,
          ...(tolerance
            ? []
            : realGravity(
                spec.question,
                answer.key,
                patterns.map(p => p.value),
                proof,
              )),
        ],
        other,
      },
    },
    proof,
    slips: [{ right: answer, wrong: kept }],
    choices: { right: answer, ...unit, because, wrong: kept },
  };
}

interface ChoiceSpec extends Shown {
  question: string;
  /** Printed after the number in every option. */
  unit?: string;
  right: Value;
  /** Drawn instead of the right value, when the wrong ones are figures too. */
  rightFigure?: Figure;
  because: string;
  wrong: readonly Wrong[];
  hints: Hints;
  solution: string;
}

/** An option printed in words, with the value that its proof reads. */
export const words = (text: string, key = text): Value => ({ key, tex: `\\text{${text}}`, text, size: undefined });

const optionText = (value: Value): string =>
  value.text.startsWith('$') || value.size === undefined ? value.text : `$${value.rounded ? '\\approx ' : ''}${value.tex}$`;

/** A figure stands for the value: its text would say what the pupil should see. */
const optionShown = ({ value, figure }: { value: Value; figure?: Figure }, unit?: string): { text?: string; figure?: Figure } =>
  figure ? { figure } : { text: (unit === 'lej' ? asAmount(optionText(value)) : optionText(value)) + unitAfter(unit) };

/** Three or four options: numbers in increasing order, anything else shuffled. */
export function choice(rng: Rng, spec: ChoiceSpec, proof: Proof): Task {
  const kept = telling(spec.right, spec.wrong).slice(0, 3);
  redrawIf(kept.length < 2);
  const options = [
    { value: spec.right, correct: true, misconception: undefined, explanation: spec.because, figure: spec.rightFigure },
    ...kept.map(w => ({ ...w, correct: false })),
  ];
  const numbers = options.every(o => o.value.size !== undefined);
  const ordered = numbers ? options.sort((a, b) => (a.value.size ?? 0) - (b.value.size ?? 0)) : rng.shuffle(options);
  return {
    question: {
      type: 'single',
      question: spec.question,
      options: ordered.map(o => ({
        ...optionShown(o, spec.unit),
        ...(o.correct ? { correct: true } : { misconception: o.misconception }),
        explanation: o.explanation,
      })),
      hints: [...spec.hints],
      solution: spec.solution,
      ...shownOf(spec),
    },
    values: ordered.map(o => o.value.key),
    proof,
    slips: [{ right: spec.right, wrong: kept }],
    ...(spec.unit ? { unit: spec.unit } : {}),
  };
}

/** The same task with options, as the exam asks it; undefined when it has fewer than three wrong values. */
export function asChoice(rng: Rng, task: Task): Task | undefined {
  const { question, choices, proof } = task;
  if (!choices || choices.wrong.length < 3) return undefined;
  const [nudge = '', method = '', firstStep = ''] = question.hints ?? [];
  const made = choice(
    rng,
    {
      question: withoutTypingRequest(question.question),
      unit: choices.unit,
      right: choices.right,
      because: choices.because,
      wrong: [...choices.wrong].sort((a, b) => Number(a.value.rounded ?? false) - Number(b.value.rounded ?? false)),
      hints: [nudge, method, firstStep],
      solution: question.solution ?? choices.because,
      ...shownOf(question),
    },
    proof,
  );
  return { ...made, question: { ...made.question, difficulty: question.difficulty, tags: question.tags } };
}

interface MultiOption {
  value: Value;
  figure?: Figure;
  correct: boolean;
  explanation: string;
  misconception?: string;
}

export function multi(
  rng: Rng,
  spec: Shown & { question: string; options: readonly MultiOption[]; hints: Hints; solution: string },
  proof: Proof,
): Task {
  const right = spec.options.filter(o => o.correct).length;
  redrawIf(right === 0 || right === spec.options.length);
  redrawIf(new Set(spec.options.map(o => o.value.key)).size < spec.options.length);
  const ordered = rng.shuffle(spec.options);
  return {
    question: {
      type: 'multi',
      question: `${spec.question} Több jó válasz is lehet.`,
      options: ordered.map(o => ({
        ...optionShown(o),
        ...(o.correct ? { correct: true } : {}),
        ...(o.misconception && !o.correct ? { misconception: o.misconception } : {}),
        explanation: o.explanation,
      })),
      hints: [...spec.hints],
      solution: spec.solution,
      ...shownOf(spec),
    },
    values: ordered.map(o => o.value.key),
    proof,
  };
}

/** Items are given in the right order; the player shuffles them. The proof reads the keys joined by `|`. */
export function order(
  spec: Shown & {
    question: string;
    items: readonly Value[];
    other?: string;
    /** What a pupil believes who gives the order from the other end. */
    reversed?: { misconception: string; explanation: string };
    hints: Hints;
    solution: string;
  },
  proof: Proof,
): Task {
  const texts = spec.items.map(optionText);
  redrawIf(new Set(texts).size < texts.length);
  return {
    question: {
      type: 'order',
      question: spec.question,
      items: texts,
      explanation: spec.solution,
      // The method of the second hint is what a wrong order lacks, unless the task says more.
      other: spec.other ?? spec.hints[1],
      ...(spec.reversed ? { reversed: spec.reversed } : {}),
      hints: [...spec.hints],
      solution: spec.solution,
      ...shownOf(spec),
    },
    values: spec.items.map(i => i.key),
    proof,
  };
}

interface Blank {
  id: string;
  answer: Value;
  check?: Check;
  wrong?: readonly Wrong[];
  /** Said to a value that no slip gives; without it the second hint. */
  other?: string;
  /** How it follows from earlier blanks: `[a]+[b]`. */
  from?: string;
}

export function fillSteps(
  spec: Shown & {
    question: string;
    template: string;
    blanks: readonly Blank[];
    /** Of a written problem: the steps of its model solution. */
    barem?: ReadonlyArray<{ blank: string; text: string }>;
    hints: Hints;
    solution: string;
  },
  proof: Proof,
): Task {
  const blanks = spec.blanks.map(blank => ({ ...blank, wrong: telling(blank.answer, blank.wrong ?? []) }));
  return {
    question: {
      type: 'fillSteps',
      question: spec.question,
      template: spec.template,
      blanks: blanks.map(({ id, answer, check, wrong, other, from }) => ({
        id,
        answer: answer.key,
        ...(check ? { check } : {}),
        other: other ?? spec.hints[1],
        ...(from ? { from } : {}),
        wrong: wrong.map(slip => pattern(slip)),
      })),
      ...(spec.barem ? { barem: [...spec.barem] } : {}),
      explanation: spec.solution,
      hints: [...spec.hints],
      solution: spec.solution,
      ...shownOf(spec),
    },
    proof,
    slips: blanks.map(({ answer, wrong }) => ({ right: answer, wrong })),
  };
}

interface Spot {
  /** The id of the element in the figure. */
  id: string;
  /** What its proof reads. */
  value: Value;
  correct: boolean;
  explanation: string;
  misconception?: string;
}

/** Choose an element of the figure. */
export function hotspot(
  spec: { question: string; figure: NonNullable<Figure>; spots: readonly Spot[]; hints: Hints; solution: string },
  proof: Proof,
): Task {
  redrawIf(spec.spots.filter(spot => spot.correct).length !== 1);
  return {
    question: {
      type: 'hotspot',
      question: spec.question,
      figure: spec.figure,
      spots: spec.spots.map(({ value: _value, correct, misconception, ...spot }) => ({
        ...spot,
        ...(correct ? { correct: true } : { misconception }),
      })),
      hints: [...spec.hints],
      solution: spec.solution,
    },
    values: spec.spots.map(spot => spot.value.key),
    proof,
  };
}

interface LineSpec extends Shown {
  question: string;
  line: { min: number; max: number; ticks: number; labelsAt?: string[]; snap?: string };
  answer: Value;
  tolerance: string;
  wrong: readonly Wrong[];
  other: string;
  hints: Hints;
  solution: string;
}

export function numberLine(spec: LineSpec, proof: Proof): Task {
  const kept = telling(spec.answer, spec.wrong);
  return {
    question: {
      type: 'numberLine',
      question: spec.question,
      line: spec.line,
      answer: spec.answer.key,
      tolerance: spec.tolerance,
      feedback: {
        correct: `Helyes! ${spec.solution}`,
        patterns: kept.map(slip => pattern(slip, spec.other)),
        other: spec.other,
      },
      hints: [...spec.hints],
      solution: spec.solution,
      ...shownOf(spec),
    },
    proof,
    slips: [{ right: spec.answer, wrong: kept }],
  };
}
