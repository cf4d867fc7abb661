import type { QuestionFault } from '@eszkerek/contract/set-shapes';
import { type Draft, linesOf } from './draft.ts';

const PARTS = ['question', 'options', 'answer', 'accepted', 'unit', 'items', 'pairs', 'solution', 'hints', 'figure'] as const;
export type Part = (typeof PARTS)[number];

/** The error of a field, or of one place of a list (as the form counts); null without one. */
export type ErrorOf = (part: Part, place?: number) => string | null;

const filledPlaces = <T>(list: readonly T[], isFilled: (item: T) => boolean): number[] =>
  list.flatMap((item, place) => (isFilled(item) ? [place] : []));

/** Only filled rows are sent: their places in the form. */
export const rowsOf = ({ options, pairs }: Draft): Partial<Record<Part, number[]>> => ({
  options: filledPlaces(options, ({ text }) => text.trim() !== ''),
  pairs: filledPlaces(pairs, ({ left, right }) => (left + right).trim() !== ''),
});

const ENOUGH = { options: 2, pairs: 2, items: 3 };

/** A list that is being filled is not yet wrong for being short. */
const isWritten = (part: Part, draft: Draft): boolean => {
  if (part === 'options' || part === 'pairs') return (rowsOf(draft)[part]?.length ?? 0) >= ENOUGH[part];
  if (part === 'items') return linesOf(draft.items).length >= ENOUGH.items;
  return draft[part].trim() !== '';
};

/** What keeps the question out of the set, by field. With `asked` (it was sent) also of fields that are still empty. */
export const errorsOf = (faults: readonly QuestionFault[], draft: Draft, asked: boolean): ErrorOf => {
  const rows = rowsOf(draft);
  return (part, place) => {
    if (!asked && !isWritten(part, draft)) return null;
    const inRow = rows[part] ? ({ place: at }: QuestionFault) => (at === null ? undefined : rows[part]?.[at]) === place : () => true;
    return faults.find(fault => fault.level === 'error' && fault.part === part && inRow(fault))?.message ?? null;
  };
};
