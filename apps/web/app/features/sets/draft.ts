import { OWN_TYPES, type OwnQuestion, type OwnType } from '@eszkerek/contract/set-shapes';

export interface DraftOption {
  text: string;
  correct: boolean;
  misconception: string;
}

/** What the form holds: the fields of every type, so that changing the type loses nothing. */
export interface Draft {
  type: OwnType;
  question: string;
  options: readonly DraftOption[];
  answer: string;
  /** Other accepted forms, one a line. */
  accepted: string;
  unit: string;
  /** One a line, in the right order. */
  items: string;
  pairs: readonly { left: string; right: string }[];
  difficulty: '1' | '2' | '3';
  solution: string;
  /** One a line. */
  hints: string;
  /** The figure's spec as JSON; empty without a figure. */
  figure: string;
}

const option = (correct: boolean): DraftOption => ({ text: '', correct, misconception: '' });

export const emptyDraft: Draft = {
  type: 'single',
  question: '',
  options: [option(true), option(false), option(false), option(false)],
  answer: '',
  accepted: '',
  unit: '',
  items: '',
  pairs: [1, 2, 3].map(() => ({ left: '', right: '' })),
  difficulty: '2',
  solution: '',
  hints: '',
  figure: '',
};

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');

/** A spec that is no JSON is sent as it is: the check says that it cannot be read. */
const figureOf = (typed: string): unknown => {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
};

/** What other programs put round a formula. */
const inDollars = (typed: string): string => typed.replaceAll(/\\[([]\s*|\s*\\[)\]]/g, () => '$');

const filled = (name: string, value: string): Readonly<Record<string, string>> => (value.trim() === '' ? {} : { [name]: value });

const choices = ({ options }: Draft) =>
  options
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, correct, misconception }) => ({
      text: inDollars(text),
      ...(correct ? { correct } : misconception === '' ? {} : { misconception }),
    }));

const accepted = (draft: Draft) => (linesOf(draft.accepted).length > 0 ? { accepted: linesOf(draft.accepted) } : {});

const partsOf: Record<OwnType, (draft: Draft) => object> = {
  single: draft => ({ options: choices(draft) }),
  multi: draft => ({ options: choices(draft) }),
  numeric: draft => ({ answer: draft.answer, ...accepted(draft), ...filled('unit', draft.unit) }),
  shortText: draft => ({ answer: draft.answer, ...accepted(draft) }),
  order: ({ items }) => ({ items: linesOf(inDollars(items)) }),
  match: ({ pairs }) => ({
    pairs: pairs
      .filter(({ left, right }) => left.trim() !== '' || right.trim() !== '')
      .map(({ left, right }) => ({ left: inDollars(left), right: inDollars(right) })),
  }),
};

export const toQuestion = (draft: Draft): OwnQuestion => ({
  type: draft.type,
  question: inDollars(draft.question),
  difficulty: Number(draft.difficulty),
  ...partsOf[draft.type](draft),
  ...filled('solution', inDollars(draft.solution)),
  ...(linesOf(draft.hints).length > 0 ? { hints: linesOf(inDollars(draft.hints)) } : {}),
  ...(draft.figure.trim() === '' ? {} : { figure: figureOf(draft.figure) }),
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** A stored question back in the form. */
export const toDraft = (question: OwnQuestion): Draft => {
  const options = listOf(question.options).map(fieldsOf);
  const pairs = listOf(question.pairs).map(fieldsOf);
  const difficulty = textOf(question.difficulty);
  return {
    ...emptyDraft,
    type: OWN_TYPES.find(type => type === question.type) ?? 'single',
    question: textOf(question.question),
    answer: textOf(question.answer),
    accepted: listOf(question.accepted).map(textOf).join('\n'),
    unit: textOf(question.unit),
    items: listOf(question.items).map(textOf).join('\n'),
    difficulty: difficulty === '1' || difficulty === '3' ? difficulty : '2',
    solution: textOf(question.solution),
    hints: listOf(question.hints).map(textOf).join('\n'),
    figure: question.figure === undefined ? '' : JSON.stringify(question.figure, null, 1),
    ...(options.length > 0
      ? { options: options.map(o => ({ text: textOf(o.text), correct: o.correct === true, misconception: textOf(o.misconception) })) }
      : {}),
    ...(pairs.length > 0 ? { pairs: pairs.map(({ left, right }) => ({ left: textOf(left), right: textOf(right) })) } : {}),
  };
};
