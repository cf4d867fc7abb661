import type { PublicQuestion, Solution } from '@eszkerek/contract/quiz-shapes';
import { LETTERS } from '../../questions/shared/letters.ts';
import { hasLetters } from './has-letters.ts';

export interface LetteredCard {
  id: string;
  text: string;
  letter: string;
}

/** Between two letters: never broken into two lines. */
const NEXT = ',\u00a0';

export const unstopped = (text: string): string => text.replace(/\.$/, '');

/** The cards of an ordering that is spoken of by letters; null for every other question. */
export const letteredCards = (question: PublicQuestion): LetteredCard[] | null =>
  question.type === 'order' && hasLetters(question)
    ? question.answers.map(({ id, text }, place) => ({ id, text, letter: LETTERS[place] ?? '' }))
    : null;

/** What an ordering asks about, while nobody's votes beside it say it; without letters where the answers have none. */
export const askedCards = (question: PublicQuestion): LetteredCard[] | null =>
  letteredCards(question) ?? (question.type === 'order' ? question.answers.map(({ id, text }) => ({ id, text, letter: '' })) : null);

/** An answer as its letters; as it is, where a part is no card. */
export const inLetters = (cards: readonly LetteredCard[], label: string): string => {
  const letters = label.split('; ').map(part => cards.find(({ text }) => unstopped(text) === unstopped(part))?.letter);
  return letters.every(Boolean) ? letters.join(NEXT) : label;
};

export const rightOrder = (cards: readonly LetteredCard[], { correct = [] }: Solution): LetteredCard[] =>
  correct.flatMap(id => cards.find(card => card.id === id) ?? []);

export const rightLetters = (cards: readonly LetteredCard[], solution: Solution): string =>
  rightOrder(cards, solution)
    .map(({ letter }) => letter)
    .join(NEXT);
