import type { Solution } from '@eszkerek/contract/quiz-shapes';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { type LetteredCard, rightOrder } from '../lettered.ts';
import styles from './board.module.css';

/** As they were shown, or in the right order once it is out. */
export function LetteredCards({ cards, solution }: { cards: readonly LetteredCard[]; solution: Solution | null }) {
  const placed = solution ? rightOrder(cards, solution) : cards;
  return (
    <ol className={layoutStyles.stack}>
      {placed.map(({ id, text, letter }) => (
        <li key={id} className={styles.option}>
          {letter && <i>{letter}</i>}
          <SafeHtml as="span" data-part="bold-math" html={text} />
        </li>
      ))}
    </ol>
  );
}
