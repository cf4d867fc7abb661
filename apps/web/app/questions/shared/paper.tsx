import type { PublicItem } from '@eszkerek/contract/quiz-shapes';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { lineFormula, plainHtml } from '../plain-html.ts';
import styles from './paper.module.css';
import { paperFigures } from './paper-figure.ts';

const LETTERS = 'abcdefghij';
export const letterAt = (place: number): string => LETTERS[place] ?? '?';
export const letterOf = (items: readonly PublicItem[], id: string | undefined): string => letterAt(items.findIndex(item => item.id === id));

/** The letters of the right options, in the order of the sheet. */
export const optionKey = ({ answers, correct = [] }: { answers: readonly PublicItem[]; correct?: readonly string[] }): string =>
  answers
    .filter(({ id }) => correct.includes(id))
    .map(({ id }) => letterOf(answers, id))
    .join(', ');

export const Gap = () => <span className={styles.printGap} aria-hidden="true" />;

declare module 'react' {
  interface CSSProperties {
    '--columns'?: number;
  }
}

/** Letters that fit into a third and into half of a sheet. */
const [THIRD, HALF] = [24, 44];

/** A last option alone in its row would look left over. */
const columnsOf = (items: readonly PublicItem[]): number => {
  const longest = Math.max(...items.map(({ text }) => plainHtml(text, lineFormula).length));
  if (items.length === 3 && longest <= THIRD) return 3;
  return items.length % 2 === 1 || longest > HALF ? 1 : 2;
};

export const Lettered = ({ items }: { items: readonly PublicItem[] }) => (
  <ul className={styles.printOptions} style={{ '--columns': columnsOf(items) }}>
    {items.map(({ id, text }, place) => (
      <li key={id}>
        <b>{letterAt(place)})</b> <SafeHtml as="span" html={paperFigures(text, 'option')} />
      </li>
    ))}
  </ul>
);

export const WrittenAnswer = ({ unit }: { unit?: string }) => (
  <p>
    Válasz: <Gap /> {unit}
  </p>
);
