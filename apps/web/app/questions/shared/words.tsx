import type { AnswerValue, PublicItem } from '@eszkerek/contract/quiz-shapes';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';

/** The text of an item; an id that was not shown stands as it is. */
export function ItemText({ id, items }: { id: string; items: readonly PublicItem[] }) {
  const item = items.find(candidate => candidate.id === id);
  return item ? <SafeHtml as="span" html={item.text} /> : <span>{id}</span>;
}

export const idsOf = (answer: AnswerValue): string[] => (Array.isArray(answer) ? answer : typeof answer === 'string' ? [answer] : []);
export const pairsOf = (answer: AnswerValue): [string, string][] =>
  typeof answer === 'object' && !Array.isArray(answer) ? Object.entries(answer) : [];
export const typedOf = (answer: AnswerValue): string => (typeof answer === 'string' ? answer : '');

export const ItemList = ({ answer, items, className }: { answer: AnswerValue; items: readonly PublicItem[]; className?: string }) => (
  <span className={className}>
    {idsOf(answer).map(id => (
      <span key={id}>
        <ItemText id={id} items={items} />
      </span>
    ))}
  </span>
);
