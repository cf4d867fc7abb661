import type { FigureInput } from '@eszkerek/figures/schema';

export type Pole = 'É' | 'D';

/** The letters on the left and the right half of a bar magnet. */
type Bar = readonly [left: string, right: string];
type Corner = { at: [number, number]; label: false; dot: false };

const fillOf = (letter: string): 1 | 2 | 4 => (letter === 'É' ? 1 : letter === 'D' ? 2 : 4);
const HALF = 3;
const APART = 8;

/** Bar magnets beside each other, each half with its letter. */
export function barMagnets(bars: readonly Bar[]): FigureInput {
  const corner = (i: number, column: number, y: number): [string, Corner] => [
    `P${i}${column}${y}`,
    { at: [APART * i + HALF * column, y], label: false, dot: false },
  ];
  const half = (i: number, column: number, label: string) => ({
    points: [`P${i}${column}0`, `P${i}${column + 1}0`, `P${i}${column + 1}2`, `P${i}${column}2`],
    fill: fillOf(label),
    label,
  });
  return {
    kind: 'geometry',
    title: `Rúdmágnesek egymás mellett, balról jobbra: ${bars.map(([left, right]) => `${left} és ${right} vég`).join('; ')}`,
    titleOnly: true,
    points: Object.fromEntries(bars.flatMap((_, i) => [0, 1, 2].flatMap(column => [corner(i, column, 0), corner(i, column, 2)]))),
    polygons: bars.flatMap(([left, right], i) => [half(i, 0, left), half(i, 1, right)]),
  };
}
