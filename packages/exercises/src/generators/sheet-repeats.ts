import { figuresOf } from '../questions/figures.ts';
import type { Question } from '../questions/schema.ts';
import { taskKey } from './same-task.ts';
import type { DrawnTask } from './sheet.ts';

const SPACES = /\s|\\[,;! ]|~/g;
/** Something is counted in it: a fraction or a power of a unit alone is not. */
const COUNTS = /\d\^|[\d})](?:[+:-]|\\cdot)[\d(\\{-]/;

const expressionsOf = ({ asked }: DrawnTask): Set<string> =>
  new Set(
    Array.from(asked.matchAll(/\$([^$]+)\$/g), ([, formula = '']) => formula.replace(SPACES, '').split(/[=<>]|\\(?:[lg]eq?|approx)\b/))
      .flat()
      .filter(part => COUNTS.test(part)),
  );

const answerOf = (question: Question): string =>
  'answer' in question
    ? JSON.stringify(question.answer)
    : 'options' in question
      ? question.options
          .flatMap(option => (typeof option === 'object' && option.correct ? [option.text ?? ''] : []))
          .sort()
          .join('|')
      : '';

interface Content {
  key: string;
  numbers: string;
  count: number;
  figures: string;
  result: string | undefined;
  /** Asks about the answers of pupils to a counted task. */
  shaped: boolean;
  /** The question with its right answer, whatever the wrong ones are. */
  asked: string;
  expressions: ReadonlySet<string>;
}

const contentOf = (task: DrawnTask, common: ReadonlySet<string>): Content => {
  const numbers = task.asked.replace(SPACES, ' ').match(/\d+/g) ?? [];
  const figures = figuresOf(task.question)
    .map(({ figure }) => JSON.stringify(figure))
    .join();
  return {
    key: taskKey(task.question),
    numbers: numbers.join(),
    count: numbers.length,
    figures,
    result: task.result,
    shaped: task.kind.split('|')[1] !== '',
    asked: `${task.asked}|${answerOf(task.question)}|${figures}`,
    expressions: expressionsOf(task).difference(common),
  };
};

const sharesNumbers = (a: Content, b: Content): boolean => {
  if (a.numbers === '' || a.numbers !== b.numbers || a.figures !== b.figures) return false;
  if (a.result !== undefined && b.result !== undefined) return a.result === b.result;
  return a.count > 1 && (a.result !== b.result || a.shaped || b.shaped);
};

/** One gives the other away: it looks the same, asks for the same, or counts the same expression. */
const isRepeat = (a: Content, b: Content): boolean =>
  a.key === b.key || a.asked === b.asked || sharesNumbers(a, b) || !a.expressions.isDisjointFrom(b.expressions);

/** The tasks of one place, group by group. What all of them name (a constant of physics) tells nothing. */
export const contentsOf = (groups: readonly DrawnTask[]): Content[] => {
  const [first, ...others] = groups.map(expressionsOf);
  const common = others.length === 0 ? new Set<string>() : others.reduce((all, one) => all.intersection(one), first ?? new Set<string>());
  return groups.map(task => contentOf(task, common));
};

const NEAR = 5;
/** How many tasks of a place repeat one of another: those that one pupil or two neighbours get count the most. */
export const countRepeats = (ones: readonly Content[], others: readonly Content[]): number => {
  let sum = 0;
  for (const [i, one] of ones.entries())
    for (const [j, other] of others.entries()) if (one !== other && isRepeat(one, other)) sum += i === j || (i < 2 && j < 2) ? NEAR : 1;
  return sum;
};

const digitsOf = (text: string): number => text.replace(/\D/g, '').length;
/** Half a digit more in every number, or two in the result: 11/12 = 99/□ is no match for 1/2 = 3/□. */
const hasOtherSize = (one: DrawnTask, other: DrawnTask): boolean => {
  const mean = ({ asked }: DrawnTask): number => digitsOf(asked) / Math.max(1, asked.match(/\d+/g)?.length ?? 0);
  return Math.abs(mean(one) - mean(other)) > 0.5 || Math.abs(digitsOf(one.result ?? '') - digitsOf(other.result ?? '')) > 1;
};

const unevenness = (one: DrawnTask, other: DrawnTask): number =>
  one.structure !== other.structure ? 3 : one.effort !== other.effort ? 2 : hasOtherSize(one, other) ? 1 : 0;

/** How far the groups are from the first in what there is to do, or less badly in the length of numbers; the second is its neighbour on every sheet and counts twice. */
export const countUneven = ([first, ...others]: readonly DrawnTask[]): number =>
  others.reduce((sum, other, place) => sum + (first ? unevenness(first, other) : 0) / (place === 0 ? 1 : 2), 0);
