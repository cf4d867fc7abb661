import type { FigureInput } from '@eszkerek/figures/schema';

export type Pole = 'N' | 'S';

interface End {
  label: string;
  id?: string;
}
type Bar = readonly [left: End, right: End];

const FILL: Readonly<Record<string, 1 | 2>> = { N: 1, S: 2 };
const HALF = 3;
const APART = 8;

/** Bar magnets beside each other, each half with its letter. */
export function barMagnets(bars: readonly Bar[]): FigureInput {
  const corners = bars.flatMap((_, i) =>
    [0, HALF, 2 * HALF].flatMap((x, column) =>
      [0, 2].map(y => [`P${i}${column}${y}`, { at: [APART * i + x, y], label: false, dot: false }] as const),
    ),
  );
  const half = (i: number, column: number, { label, id }: End) => ({
    points: [`P${i}${column}0`, `P${i}${column + 1}0`, `P${i}${column + 1}2`, `P${i}${column}2`],
    fill: FILL[label] ?? 4,
    label,
    ...(id ? { id } : {}),
  });
  return {
    kind: 'geometry',
    points: Object.fromEntries(corners) as Extract<FigureInput, { kind: 'geometry' }>['points'],
    polygons: bars.flatMap(([left, right], i) => [half(i, 0, left), half(i, 1, right)]),
  };
}
