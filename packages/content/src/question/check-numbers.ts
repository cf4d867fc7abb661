import type { QuestionOf } from '@eszkerek/exercises/questions/schema';
import { asFloat, evaluate, sameValue, tryEvaluate, type Value } from './evaluate.ts';
import type { QuestionContext } from './question-context.ts';

type Numbered = QuestionOf<'numeric' | 'numberLine'>;
/** Sets, points and intervals are checked by the answer reader, not as one value. */
const ONE_VALUE = new Set(['INT', 'NUM', 'FRAC', 'PT']);
const clean = (written: string) => written.replace(/%$/, '').replace(/^x\s*=\s*/, '');

export function checkNumeric(question: QuestionOf<'numeric'>, context: QuestionContext): void {
  // PT is a point of the plane here.
  if (question.check !== 'PT') checkNumbers(question, context, (answer, tolerance) => checkKey(question, answer, tolerance, context));
}

export function checkNumberLine(question: QuestionOf<'numberLine'>, context: QuestionContext): void {
  checkNumbers(question, context, (answer, tolerance) => checkLine(question, answer, tolerance, context));
}

function checkNumbers(question: Numbered, context: QuestionContext, checkOwn: (answer: Value, tolerance: number) => void): void {
  const { report, lineOf } = context;
  if (!ONE_VALUE.has(question.check)) return;
  const answer = tryEvaluate(clean(question.answer));
  if (answer === undefined) {
    report('answer-unreadable', lineOf(['answer']), `„${question.answer}” is not a number`);
    return;
  }
  const tolerance = question.tolerance === undefined ? 0 : asFloat(tryEvaluate(question.tolerance) ?? 0);
  checkOwn(answer, tolerance);
  const seen: Value[] = [];
  question.feedback?.patterns.forEach((pattern, i) => {
    const value = tryEvaluate(clean(pattern.value));
    const line = lineOf(['feedback', 'patterns', i]);
    if (value === undefined) report('answer-unreadable', line, `„${pattern.value}” is not a number`);
    else if (sameValue(value, answer)) report('pattern-is-answer', line, `„${pattern.value}” has the value of the answer`);
    else if (seen.some(other => sameValue(other, value))) report('pattern-duplicate', line, `„${pattern.value}” occurs twice`);
    if (value !== undefined) seen.push(value);
  });
  const last = question.hints.at(-1);
  if (last && givesAway(last, question.answer))
    report('hint-gives-answer', lineOf(['hints', question.hints.length - 1]), `the hint ends with the answer „${question.answer}”`);
}

const givesAway = (hint: string, answer: string): boolean => {
  const number = answer.replace('.', ',');
  const flat = hint.replace(/[{}$\s]|\\[a-z]+/g, '').replace(/[.!]$/, '');
  return flat.endsWith(`=${number}`) && !/[,/]/.test(flat.slice(-number.length - 1, -number.length));
};

function checkKey(question: QuestionOf<'numeric'>, answer: Value, tolerance: number, { report, lineOf }: QuestionContext): void {
  if (question.check === 'INT' && !Number.isInteger(asFloat(answer)))
    report('answer-unreadable', lineOf(['answer']), `„${question.answer}” is not a whole number`);
  question.accepted?.forEach((written, i) => {
    const value = tryEvaluate(clean(written));
    if (value === undefined || !sameValue(value, answer, tolerance))
      report('accepted-differs', lineOf(['accepted', i]), `„${written}” differs from „${question.answer}”`);
  });
  if (question.expr === undefined) return;
  try {
    const value = evaluate(question.expr);
    if (!sameValue(value, answer, tolerance))
      report('expr-differs', lineOf(['expr']), `„${question.expr}” is ${asFloat(value)}, the answer is „${question.answer}”`);
  } catch (error) {
    report('expr-differs', lineOf(['expr']), error instanceof Error ? error.message : 'the expression cannot be read');
  }
}

function checkLine(question: QuestionOf<'numberLine'>, answer: Value, tolerance: number, { report, lineOf }: QuestionContext): void {
  const { min, max, ticks } = question.line;
  const value = asFloat(answer);
  if (value < min || value > max) report('line-range', lineOf(['answer']), `${question.answer} is outside of the line ${min}–${max}`);
  else if (tolerance > (max - min) / ticks / 2)
    report('line-range', lineOf(['tolerance']), `the tolerance ${question.tolerance} is more than half of a tick`);
}
