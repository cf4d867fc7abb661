/** A point of the plane with its label, 0 or 1. */
export interface Labelled {
  x: number;
  y: number;
  label: number;
}

/** The k nearest examples, the nearest first. */
export function nearest<T extends { x: number; y: number }>(examples: T[], at: { x: number; y: number }, k: number): T[] {
  const far = (e: T) => Math.hypot(e.x - at.x, e.y - at.y);
  return [...examples].sort((a, b) => far(a) - far(b)).slice(0, k);
}

/** The label most of the k nearest carry; a tie goes to the nearest one. */
export function classify(examples: Labelled[], at: { x: number; y: number }, k: number): number | null {
  const near = nearest(examples, at, k);
  const ones = near.filter(e => e.label === 1).length;
  if (near.length === 0) return null;
  if (ones * 2 === near.length) return near[0]?.label ?? null;
  return ones * 2 > near.length ? 1 : 0;
}
