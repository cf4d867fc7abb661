import { grade } from '../../grading/grade.ts';
import { say } from '../../grading/messages.ts';
import type { QuestionOf, QuestionType } from '../../questions/schema.ts';
import { relation } from '../../types/fill-steps/relation.ts';
import type { Task } from '../engine.ts';
import { close, readKey } from '../proof.ts';
import { exprValue } from './expr-value.ts';
import { flat } from './text-lint.ts';

interface TypeFaults<T extends QuestionType> {
  /** The key, the wrong values and the texts against the task's own proof. */
  key: (question: QuestionOf<T>, task: Task) => string[];
  /** What a pupil hears who types the key or a wrong value: the grading must agree with the generator. */
  graded: (question: QuestionOf<T>) => string[];
}

const squeezed = (text: string): string =>
  flat(text)
    .replace(/\\sqrt\{(\d+)\}/g, '√$1')
    .replace(/\\pi/g, 'π')
    .replace(/\\infty/g, '∞')
    .replace(/\\mathbb\{?([A-Z])\}?/g, '$1')
    .replace(/−/g, '-')
    .replace(/\\[ !]|[\s\u00a0{}\\]|cdot|text|left|right/g, '');

/** A typed fraction has brackets where the printed one has a bar. */
const unbracketed = (text: string): string => squeezed(text).replace(/[{}()]/g, '');

const distinct = (values: readonly string[]): boolean => new Set(values).size === values.length;
const when = (fault: string, found: boolean): string[] => (found ? [fault] : []);

type Typed = QuestionOf<'numeric' | 'shortText' | 'numberLine'>;
const wrongValues = ({ feedback }: Typed): string[] => feedback?.patterns.flatMap(({ value, also = [] }) => [value, ...also]) ?? [];

function tellsAnswer(hint: string, answer: string): boolean {
  const laid = squeezed(hint);
  const answerAt = `=${squeezed(answer)}`;
  const i = laid.indexOf(answerAt);
  return i >= 0 && !/[\d,/√π+:^a-zA-Z(-]/.test(laid.charAt(i + answerAt.length));
}

function typedFaults(question: Typed, task: Task, accepted: readonly string[] = []): string[] {
  const wrongs = wrongValues(question);
  return [
    ...when(`key ${question.answer} not proved`, !task.proof(question.answer)),
    ...wrongs.filter(value => task.proof(value)).map(value => `pattern ${value} is right`),
    ...when('patterns repeat', !distinct(wrongs)),
    ...when('the general reply is a bare formula', /^\$[^$]*\$[.!]?$/.test(question.feedback?.other ?? '')),
    ...accepted.filter(form => !task.proof(form)).map(form => `accepted ${form} not proved`),
    ...when('solution lacks the answer', !unbracketed(question.solution ?? '').includes(unbracketed(question.answer))),
    ...question.hints.filter(hint => tellsAnswer(hint, question.answer)).map(hint => `hint tells the answer: ${hint}`),
  ];
}

const patternIsKey = (question: Typed): string[] =>
  when(
    'pattern equals the key',
    wrongValues(question).some(value => close(readKey(value), readKey(question.answer))),
  );

function numberFaults(question: QuestionOf<'numeric' | 'numberLine'>, fine: readonly string[]): string[] {
  const { status } = grade(question, question.answer);
  return [
    ...when(`the key ${question.answer} is graded ${status}`, !fine.includes(status)),
    ...wrongValues(question)
      .filter(value => grade(question, value).status === 'correct')
      .map(value => `the wrong value ${value} is graded right`),
  ];
}

function optionFaults({ options }: QuestionOf<'single' | 'multi'>, { values = [], proof }: Task): string[] {
  return [
    ...when('values missing', values.length !== options.length),
    ...options.filter((option, i) => proof(values[i] ?? '') !== (option.correct ?? false)).map(option => `option ${option.text} misjudged`),
    ...when('options repeat', !distinct(options.map(({ text, figure }) => JSON.stringify([text, figure]))) || !distinct(values)),
  ];
}

const nothing = (): string[] => [];

export const typeFaults: { readonly [T in QuestionType]: TypeFaults<T> } = {
  single: {
    key: (question, task) => [
      ...optionFaults(question, task),
      // Who takes one mistake for another need not make it.
      ...question.options
        .filter(o => !o.correct && !o.misconception && !task.shape)
        .map(option => `option ${option.text} has no misconception`),
      ...when('not one right option', question.options.filter(option => option.correct).length !== 1),
    ],
    graded: nothing,
  },
  multi: { key: optionFaults, graded: nothing },
  numeric: {
    key: (question, task) => [
      ...typedFaults(question, task, question.accepted),
      ...patternIsKey(question),
      ...when(`expr ${question.expr}`, question.expr !== undefined && !close(exprValue(question.expr), readKey(question.answer))),
    ],
    graded: question => numberFaults(question, question.check === 'EXPR' ? ['correct', 'partial'] : ['correct']),
  },
  shortText: { key: (question, task) => typedFaults(question, task, question.accepted), graded: nothing },
  order: {
    key: ({ other }, { values = [], proof }) => [
      ...when('no reply to a wrong order', !other),
      ...when('order not proved', !proof(values.join('|'))),
      ...when('reversed order passes', proof([...values].reverse().join('|'))),
    ],
    graded: nothing,
  },
  match: {
    key: ({ pairs, extra = [], other }, { proof }) => {
      const rights = [...pairs, ...extra].map(item => item.right);
      const judged = pairs.flatMap(({ left }, i) =>
        rights.flatMap((right, j) => when(`pair ${left} | ${right}`, proof(`${left}|${right}`) !== (i === j))),
      );
      return [...judged, ...when('no reply to a wrong pair', !other && pairs.some(pair => !pair.misplaced))];
    },
    graded: nothing,
  },
  numberLine: {
    key: (question, task) => [...typedFaults(question, task), ...patternIsKey(question)],
    graded: question => numberFaults(question, ['correct']),
  },
  hotspot: {
    key: ({ spots }, { values = [], proof }) => [
      ...when('values missing', values.length !== spots.length),
      ...spots.filter((spot, i) => proof(values[i] ?? '') !== (spot.correct ?? false)).map(spot => `spot ${spot.id} misjudged`),
      ...spots.filter(spot => !spot.correct && !spot.misconception).map(spot => `spot ${spot.id} has no misconception`),
      ...when('not one right spot', spots.filter(spot => spot.correct).length !== 1),
    ],
    graded: nothing,
  },
  fillSteps: {
    key: ({ template, blanks, explanation }, { proof }) =>
      blanks.flatMap(({ id, answer, wrong, other }) => [
        ...when(`no reply to a wrong ${id}`, !other),
        ...when(`blank ${id} not in the template`, !template.includes(`[${id}]`)),
        ...when(`blank ${id} not proved`, !proof(answer, id)),
        ...wrong.filter(({ value }) => proof(value, id)).map(() => `wrong value of ${id} is right`),
        ...when(`solution lacks ${id}`, !squeezed(explanation).includes(squeezed(answer))),
      ]),
    graded: question => {
      const keys = Object.fromEntries(question.blanks.map(blank => [blank.id, blank.answer]));
      const { status } = grade(question, keys);
      // From the right results a step must give the next right one.
      const broken = question.blanks.filter(
        ({ id, from }) => from && relation(question, { id, from, answer: keys[id] ?? '' }, new Map(Object.entries(keys))) !== say.carried,
      );
      return [
        ...when(`the blanks are graded ${status}`, status !== 'correct'),
        ...broken.map(({ id, from }) => `${id} does not follow from ${from}`),
      ];
    },
  },
};
