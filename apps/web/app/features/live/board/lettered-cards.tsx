import type { PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import styles from './board.module.css';

export interface LetteredCard {
  id: string;
  text: string;
  letter: string;
}

/** Texts that are longer than this together would fill every row of the votes. */
const LONG = 40;

/** Between two letters: never broken into two lines. */
export const NEXT = ',\u00a0';

const seen = (html: string): string => html.replace(/<annotation.*?<\/annotation>|<[^>]*>/g, '');
const unstopped = (text: string): string => text.replace(/\.$/, '');

/** The cards of an ordering with long texts get letters, so that an answer is one line; null for every other question. */
export const letteredCards = (question: PublicQuestion): LetteredCard[] | null =>
  question.type === 'order' && question.answers.reduce((sum, { text }) => sum + seen(text).length, 0) > LONG
    ? question.answers.map(({ id, text }, place) => ({ id, text, letter: String.fromCharCode(65 + place) }))
    : null;

/** An answer as its letters; as it is, where a part is no card. */
export const inLetters = (cards: readonly LetteredCard[], label: string): string => {
  const letters = label.split('; ').map(part => cards.find(({ text }) => unstopped(text) === unstopped(part))?.letter);
  return letters.every(Boolean) ? letters.join(NEXT) : label;
};

export const rightOrder = (cards: readonly LetteredCard[], { correct = [] }: Solution): LetteredCard[] =>
  correct.flatMap(id => cards.find(card => card.id === id) ?? []);

/** As they were shown, or in the right order once it is out. */
export function LetteredCards({ cards, solution }: { cards: readonly LetteredCard[]; solution: Solution | null }) {
  const placed = solution ? rightOrder(cards, solution) : cards;
  return (
    <ol className={layoutStyles.stack}>
      {placed.map(({ id, text, letter }) => (
        <li key={id} className={styles.option}>
          <i>{letter}</i>
          <SafeHtml as="span" data-part="bold-math" html={text} />
        </li>
      ))}
    </ol>
  );
}
