export type Point = readonly [x: number, y: number];

export interface Line {
  slope: number;
  intercept: number;
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** y = slope · x with the least squares; null while there is no point away from x = 0. */
export function fitThroughOrigin(points: readonly Point[]): Line | null {
  const xx = points.reduce((sum, [x]) => sum + x * x, 0);
  return xx > 0 ? { slope: points.reduce((sum, [x, y]) => sum + x * y, 0) / xx, intercept: 0 } : null;
}

/** y = slope · x + intercept with the least squares; null while all points stand above one another. */
export function fitLine(points: readonly Point[]): Line | null {
  if (points.length < 2) return null;
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const xx = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  if (xx === 0) return null;
  const slope = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / xx;
  return { slope, intercept: my - slope * mx };
}
