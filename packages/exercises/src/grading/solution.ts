import type { Question } from '../questions/schema.ts';
import { normalise } from '../reader/normalise.ts';
import { printNode } from '../reader/print.ts';
import { printValue, type Region } from '../reader/print-value.ts';
import { readAnswer } from '../reader/read-answer.ts';
import { readUnit, withUnit } from '../reader/unit.ts';
import { rightTexts } from './grade-match.ts';
import { keyKind } from './key-kind.ts';
import { idOfIndex, type Shown } from './shown.ts';
import { blankSpec, type CheckCode } from './typed-spec.ts';

/** What is revealed after the second try. Ids are those that were shown; texts are the author's. */
export type Solution = {
  /** The right answer as plain text, when it was to be typed. */
  readonly answer?: string;
  /** Ids of the right options, or of the items in the right order. */
  readonly correct?: readonly string[];
  /** Left id to right id. */
  readonly pairs?: Readonly<Record<string, string>>;
  /** Blank to its content. */
  readonly blanks?: Readonly<Record<string, string>>;
  /** Explanation of every option, by id. */
  readonly explanations?: Readonly<Record<string, string>>;
  /** The worked solution, when the author wrote one. */
  readonly text?: string;
};

/** A key in Hungarian form: 2.7 is shown as 2,7; what is no number stays as written. */
export function printKey(key: string, check: CheckCode, region: Region, unit?: string): string {
  const kind = keyKind(check, key);
  const reading = kind ? readAnswer(key, { expect: kind, dot: 'decimal', region }) : null;
  if (reading?.status !== 'ok') return key;
  const printed = 'node' in reading.value ? printNode(reading.value.node) : printValue(reading.value, region);
  const own = reading.unit ?? (unit ? readUnit(normalise(unit)) : null);
  if (own) return withUnit(printed, own);
  return unit ? `${printed}\u00A0${unit}` : printed;
}

export function solutionOf(question: Question, shown?: Shown): Solution {
  const text = question.solution;
  const withText = (solution: Solution, fallback?: string): Solution => ({
    ...solution,
    ...((text ?? fallback) ? { text: text ?? fallback } : {}),
  });
  const region = question.region ?? 'ro';
  switch (question.type) {
    case 'single':
    case 'multi': {
      const ids = question.options.map((_, i) => idOfIndex(shown, 'answers', i));
      return withText({
        correct: ids.filter((_, i) => question.options[i]?.correct),
        explanations: Object.fromEntries(question.options.map((option, i) => [ids[i], option.explanation])),
      });
    }
    case 'order':
      return withText({ correct: question.items.map((_, i) => idOfIndex(shown, 'answers', i)) }, question.explanation);
    case 'match': {
      const rights = rightTexts(question);
      const pairs = question.pairs.map((pair, i) => [idOfIndex(shown, 'left', i), idOfIndex(shown, 'right', rights.indexOf(pair.right))]);
      return withText({ pairs: Object.fromEntries(pairs) }, question.explanation);
    }
    case 'fillSteps':
      return withText(
        { blanks: Object.fromEntries(question.blanks.map(b => [b.id, printKey(b.answer, blankSpec(b).check, region)])) },
        question.explanation,
      );
    case 'numeric':
      return withText({ answer: printKey(question.answer, question.check, region, question.unit) }, question.feedback?.correct);
    case 'numberLine':
      return withText({ answer: printKey(question.answer, 'PT', region) }, question.feedback?.correct);
    case 'shortText':
      return withText({ answer: question.answer }, question.feedback?.correct);
  }
}
