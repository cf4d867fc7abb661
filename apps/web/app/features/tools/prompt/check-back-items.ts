import type { ToolFrame } from '../frame.ts';

export type CheckItem = NonNullable<ToolFrame['checkBack']>['items'][number];

const OWN_WORDS_CHARS = 40;
const SHORT_CHARS = 8;

/** Where a tool brings no questions of its own, these three are asked after every chat. */
export const DEFAULT_ITEMS: readonly CheckItem[] = [
  { kind: 'own-words', label: 'Írd le a saját szavaiddal, mit tudtál meg!', minChars: OWN_WORDS_CHARS },
  { kind: 'doubt', label: 'Melyik mondatában nem vagy biztos?' },
  { kind: 'source', label: 'Hol nézel utána? Füzet, tankönyv, tanár, lexikon?' },
];

const asNumber = (text: string): number | null => {
  const value = Number(text.trim().replace(/\s/g, '').replace('−', '-').replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(value) ? value : null;
};

export type CheckState = 'open' | 'done' | 'differs';

/** Whether an answer to a check is there; a number is held against what was expected, if anything was. */
export function checkState(item: CheckItem, answer: string): CheckState {
  const given = answer.trim();
  if (item.kind === 'number') {
    const value = asNumber(given);
    if (value === null) return 'open';
    const expected = item.expect === undefined ? null : asNumber(item.expect);
    return expected !== null && Math.abs(expected - value) > 1e-9 ? 'differs' : 'done';
  }
  const least = item.minChars ?? (item.kind === 'own-words' ? OWN_WORDS_CHARS : SHORT_CHARS);
  return given.length >= least ? 'done' : 'open';
}
