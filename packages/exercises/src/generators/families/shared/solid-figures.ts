import type { FigureInput } from '@eszkerek/figures/schema';

export type SolidFigure = Extract<FigureInput, { kind: 'solid' }>;

/** Length, width and height of a box are near enough to be drawn in their proportions. */
export const isEasyBox = (...edges: number[]): boolean => Math.max(...edges) <= 3 * Math.min(...edges);

/** A box without names of corners; labels of its length, width and height, outside of the body. */
export const boxFigure = (a: number, b: number, c: number, labels: { a?: string; b?: string; c?: string }): SolidFigure => ({
  kind: 'solid',
  names: false,
  body: { shape: 'box', a, b, c },
  segments: [
    ...(labels.a ? [{ ends: ['A', 'B'] as [string, string], label: labels.a }] : []),
    ...(labels.b ? [{ ends: ['B', 'C'] as [string, string], label: labels.b }] : []),
    ...(labels.c ? [{ ends: ['C', "C'"] as [string, string], label: labels.c }] : []),
  ],
});

/** The cube ABCDA'B'C'D' with some lines through its corners made bold. */
export const cubeFigure = (lines: ReadonlyArray<readonly [string, string]>): SolidFigure => ({
  kind: 'solid',
  body: { shape: 'box', a: 5, b: 5, c: 5 },
  segments: lines.map(([p, q], i) => ({ ends: [p, q], line: 'bold', tone: i === 0 ? 1 : 2 })),
});
