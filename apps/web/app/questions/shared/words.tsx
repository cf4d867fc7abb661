import type { AnswerValue, PublicItem } from '@eszkerek/contract/quiz-shapes';
import { unstopped } from '@eszkerek/exercises/types/shared/unstopped';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { LETTERS } from './letters.ts';

/** The text of an item; an id that was not shown stands as it is. */
export function ItemText({ id, items }: { id: string; items: readonly PublicItem[] }) {
  const item = items.find(candidate => candidate.id === id);
  return item ? <SafeHtml as="span" html={item.text} /> : <span>{id}</span>;
}

export const idsOf = (answer: AnswerValue): string[] => (Array.isArray(answer) ? answer : typeof answer === 'string' ? [answer] : []);
/** In the order of the question, not of the taps. */
export const pairsOf = (answer: AnswerValue, asked: readonly { id: string }[]): [string, string][] => {
  const pairs = typeof answer === 'object' && !Array.isArray(answer) ? Object.entries(answer) : [];
  return pairs.toSorted(([a], [b]) => placeOf(asked, a) - placeOf(asked, b));
};
export const typedOf = (answer: AnswerValue): string => (typeof answer === 'string' ? answer : '');

interface ItemListProps {
  answer: AnswerValue;
  items: readonly PublicItem[];
  className?: string;
  /** In the order of the screen, each with its letter. */
  lettered?: boolean;
}

const placeOf = (items: readonly { id: string }[], id: string) => items.findIndex(item => item.id === id);
const inPlace = (ids: readonly string[], items: readonly PublicItem[]) => ids.toSorted((a, b) => placeOf(items, a) - placeOf(items, b));

const inList = (items: readonly PublicItem[], count: number): readonly PublicItem[] =>
  count < 2 ? items : items.map(item => ({ ...item, text: unstopped(item.text) }));

export const ItemList = ({ answer, items, className, lettered }: ItemListProps) => (
  <span className={className}>
    {(lettered ? inPlace(idsOf(answer), items) : idsOf(answer)).map(id => (
      <span key={id}>
        {lettered && (
          <b>
            {LETTERS[placeOf(items, id)]}){'\u00a0'}
          </b>
        )}
        <ItemText id={id} items={inList(items, idsOf(answer).length)} />
      </span>
    ))}
  </span>
);
