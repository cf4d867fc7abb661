import type { PublicItem } from '@eszkerek/contract/quiz-shapes';
import { cx } from '@eszkerek/ui/cx.ts';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
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

const SHORT = 20;
const areThreeShort = (items: readonly PublicItem[]): boolean => items.length === 3 && items.every(({ text }) => text.length <= SHORT);

export const Lettered = ({ items }: { items: readonly PublicItem[] }) => (
  <ul className={cx(styles.printOptions, areThreeShort(items) && styles.printThirds)}>
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
