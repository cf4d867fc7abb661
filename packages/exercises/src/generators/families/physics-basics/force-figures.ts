import type { FigureInput } from '@eszkerek/figures/schema';

/** One force, or two in opposite directions; lengths in squares, each worth `scale` newtons. */
export const drawForces = (scale: number, sizes: readonly number[], angle: number): FigureInput => ({
  kind: 'forces',
  body: 'point',
  grid: true,
  square: `1 négyzet = ${scale} N`,
  forces: sizes.map((size, i) => ({
    angle: angle + i * 180,
    size,
    label: sizes.length === 1 ? 'F' : `F_${i + 1}`,
    ...(i === 1 ? { tone: 2 as const } : {}),
  })),
});
