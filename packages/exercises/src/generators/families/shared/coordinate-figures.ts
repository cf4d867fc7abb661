import type { FigureInput } from '@eszkerek/figures/schema';

export type CoordinatePlane = Extract<FigureInput, { kind: 'coordinate' }>;

/** Named points on a plane from −range to range. */
export const planeFigure = (range: number, points: Readonly<Record<string, [number, number]>>, choosable = false): CoordinatePlane => ({
  kind: 'coordinate',
  x: { min: -range, max: range },
  y: { min: -range, max: range },
  points: Object.entries(points).map(([name, at]) => ({ at, name, ...(choosable ? { id: name.toLowerCase() } : {}) })),
});
