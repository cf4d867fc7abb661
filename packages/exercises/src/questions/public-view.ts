import { createRng } from '../generators/rng.ts';
import { rightTexts } from '../grading/grade-match.ts';
import type { Shown } from '../grading/shown.ts';
import type { Question, QuestionOf, QuestionType } from './schema.ts';

export type PublicItem = { readonly id: string; readonly text: string };

/** What a pupil may see of a question before it is answered. */
export type PublicQuestion = {
  id: string;
  type: QuestionType;
  difficulty?: 1 | 2 | 3;
  question: string;
  answers?: PublicItem[];
  unit?: string;
  line?: QuestionOf<'numberLine'>['line'];
  template?: string;
  blanks?: { id: string }[];
  left?: PublicItem[];
  right?: PublicItem[];
  hintCount: number;
  figure?: { kind: string; config: unknown; alt: string };
};

const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 8;

type ShownList = { items: PublicItem[]; places: Record<string, number> };

/**
 * Shuffles one list. An id is drawn for the place where an item is shown, not for the item, so it tells
 * nothing about it; with another seed the same item has another id, and an old answer cannot be misread.
 */
function showList(texts: readonly string[], seed: string, keepsOrder: (order: readonly number[]) => boolean = () => false): ShownList {
  let order = createRng(`order/${seed}`).shuffle(texts.map((_, i) => i));
  for (let turns = 1; turns < texts.length && keepsOrder(order); turns++) order = [...order.slice(1), ...order.slice(0, 1)];
  // A chain of its own, with the name before the secret: who works an id back to its numbers still knows nothing of the order.
  const rng = createRng(`ids/${seed}`);
  const ids = new Set<string>();
  while (ids.size < texts.length) ids.add(Array.from({ length: ID_LENGTH }, () => ID_LETTERS[rng.int(0, ID_LETTERS.length - 1)]).join(''));
  const idList = [...ids];
  return {
    items: order.map((index, place) => ({ id: idList[place] ?? '', text: texts[index] ?? '' })),
    places: Object.fromEntries(order.map((index, place) => [idList[place] ?? '', index])),
  };
}

/** Every field is named here; a new field of the schema stays on the server until somebody adds it. */
const frame = (question: Question): PublicQuestion => ({
  id: question.id ?? '',
  type: question.type,
  ...(question.difficulty ? { difficulty: question.difficulty } : {}),
  question: question.question,
  hintCount: question.hints.length,
  ...(question.figure ? { figure: { kind: question.figure.kind, config: question.figure.config, alt: question.figure.alt } } : {}),
});

const lineOf = ({ line }: QuestionOf<'numberLine'>): QuestionOf<'numberLine'>['line'] => ({
  min: line.min,
  max: line.max,
  ticks: line.ticks,
  ...(line.labelsAt ? { labelsAt: line.labelsAt } : {}),
  ...(line.snap ? { snap: line.snap } : {}),
});

/** The view for the pupil and the map from its ids to the author's order. The seed must be a secret of the server. */
export function publicView(question: Question, seed: string): { view: PublicQuestion; shown: Shown } {
  const view = frame(question);
  const seedOf = (list: string): string => `${seed}/${question.id ?? ''}/${list}`;
  switch (question.type) {
    case 'single':
    case 'multi': {
      const list = showList(
        question.options.map(o => o.text),
        seedOf('answers'),
      );
      return { view: { ...view, answers: list.items }, shown: { answers: list.places } };
    }
    case 'order': {
      const { items } = question;
      const list = showList(items, seedOf('answers'), order => order.every((index, place) => items[index] === items[place]));
      return { view: { ...view, answers: list.items }, shown: { answers: list.places } };
    }
    case 'match': {
      const left = showList(
        question.pairs.map(p => p.left),
        seedOf('left'),
      );
      const right = showList(rightTexts(question), seedOf('right'));
      return { view: { ...view, left: left.items, right: right.items }, shown: { left: left.places, right: right.places } };
    }
    case 'numeric':
      return { view: { ...view, ...(question.unit ? { unit: question.unit } : {}) }, shown: {} };
    case 'numberLine':
      return { view: { ...view, line: lineOf(question) }, shown: {} };
    case 'fillSteps':
      return { view: { ...view, template: question.template, blanks: question.blanks.map(b => ({ id: b.id })) }, shown: {} };
    case 'shortText':
      return { view, shown: {} };
  }
}
