import type { PublicItem } from '@eszkerek/contract/quiz-shapes';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { lineFormula, plainHtml } from '../plain-html.ts';
import styles from './paper.module.css';
import { paperFigures, widestOnPaper } from './paper-figure.ts';

const LETTERS = 'abcdefghij';
export const letterAt = (place: number): string => LETTERS[place] ?? '?';
export const letterOf = (items: readonly PublicItem[], id: string | undefined): string => letterAt(items.findIndex(item => item.id === id));

/** The letters of the right options, in the order of the sheet. */
export const optionKey = ({ answers, correct = [] }: { answers: readonly PublicItem[]; correct?: readonly string[] }): string =>
  answers
    .filter(({ id }) => correct.includes(id))
    .map(({ id }) => letterOf(answers, id))
    .join(', ');

/** Before a formula a no-break space alone does not keep the line together. */
export const GLUE = '\u00A0\u2060';

export const Gap = () => <span className={styles.printGap} aria-hidden="true" />;

declare module 'react' {
  interface CSSProperties {
    '--columns'?: number;
    '--picture'?: string;
  }
}

/** Letters that fit into a sixth, a fifth and so on of a sheet. */
const LONGEST: Readonly<Record<number, number>> = { 6: 7, 5: 9, 4: 14, 3: 24, 2: 44 };

/** The most columns in which the rows are full: a last option alone in its row would look left over. */
export const columnsOf = (texts: readonly string[]): number => {
  const longest = Math.max(...texts.map(text => plainHtml(text, lineFormula).length));
  return [6, 5, 4, 3, 2].find(columns => texts.length % columns === 0 && longest <= (LONGEST[columns] ?? 0)) ?? 1;
};

export const Lettered = ({ items }: { items: readonly PublicItem[] }) => (
  <ul
    className={styles.printOptions}
    style={{ '--columns': columnsOf(items.map(({ text }) => text)), '--picture': `${widestOnPaper(items.map(({ text }) => text))}px` }}
  >
    {items.map(({ id, text }, place) => (
      <li key={id}>
        <b>{letterAt(place)})</b>
        {GLUE}
        <SafeHtml as="span" html={paperFigures(text, 'option')} />
      </li>
    ))}
  </ul>
);

export const WrittenAnswer = ({ unit }: { unit?: string }) => (
  <p>
    Válasz: <Gap /> {unit}
  </p>
);
