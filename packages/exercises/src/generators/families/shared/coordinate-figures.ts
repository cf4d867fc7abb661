import type { FigureInput } from '@eszkerek/figures/schema';

export type CoordinatePlane = Extract<FigureInput, { kind: 'coordinate' }>;

/** Named points on a plane from −range to range. */
export const planeFigure = (range: number, points: Readonly<Record<string, [number, number]>>, choosable = false): CoordinatePlane => ({
  kind: 'coordinate',
  x: { min: -range, max: range },
  y: { min: -range, max: range },
  points: Object.entries(points).map(([name, at]) => ({ at, name, ...(choosable ? { id: name.toLowerCase() } : {}) })),
});

interface Graph {
  /** Written at the arrows: `t (s)`. */
  x: string;
  y: string;
  /** Each line with its name, or one line without. */
  lines: Readonly<Record<string, ReadonlyArray<[number, number]>>>;
}

const STEPS = [500, 200, 100, 50, 40, 30, 25, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1];
const isMultiple = (value: number, step: number): boolean => Math.abs(value / step - Math.round(value / step)) < 1e-9;

/** The grid on which all values stand: the coarsest with three to ten lines, or with fewer if there is none. */
function stepFor(values: readonly number[]): number | undefined {
  const largest = Math.max(...values);
  const possible = STEPS.filter(step => largest / step <= 10 && values.every(value => isMultiple(value, step)));
  return possible.find(step => largest / step >= 3) ?? possible.at(-1);
}

/** A graph of measurements whose corners lie on the grid; undefined when the numbers do not allow one. */
export function graphFigure({ x, y, lines }: Graph): CoordinatePlane | undefined {
  const points = Object.values(lines).flat();
  const [xStep, yStep] = [stepFor(points.map(([at]) => at)), stepFor(points.map(([, at]) => at))];
  if (!xStep || !yStep) return undefined;
  const reach = (values: readonly number[], step: number): number => Math.max(...values) + step;
  return {
    kind: 'coordinate',
    square: false,
    x: {
      min: 0,
      max: reach(
        points.map(([at]) => at),
        xStep,
      ),
      step: xStep,
      label: x,
    },
    y: {
      min: 0,
      max: reach(
        points.map(([, at]) => at),
        yStep,
      ),
      step: yStep,
      label: y,
    },
    chains: Object.entries(lines).map(([name, chain], i) => ({
      points: chain.map(([px, py]): [number, number] => [px, py]),
      tone: i === 0 ? 1 : 2,
      ...(name ? { label: name } : {}),
    })),
  };
}

/** Points without names. */
export const pointsFigure = (reach: number, points: ReadonlyArray<[number, number]>): CoordinatePlane => ({
  kind: 'coordinate',
  x: { min: -reach, max: reach },
  y: { min: -reach, max: reach },
  points: points.map(at => ({ at })),
});

/** Whole lines y = ax + b by their names. */
export const linesFigure = (reach: number, lines: Readonly<Record<string, { a: number; b: number }>>): CoordinatePlane => ({
  kind: 'coordinate',
  x: { min: -reach, max: reach, label: 'x' },
  y: { min: -reach, max: reach, label: 'y' },
  lines: Object.entries(lines).map(([label, { a, b }], i) => ({
    through: [
      [0, b],
      [1, a + b],
    ],
    label,
    tone: i === 0 ? 1 : 2,
  })),
});
