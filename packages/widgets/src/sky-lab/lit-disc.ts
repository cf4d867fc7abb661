/** The unlit side: dark in both themes, where the ink of drawings is not. */
export const NIGHT = { fill: 'var(--board)' };

/** The lit part of a disc around 0; 0 is dark, 0.5 half, 1 full, and the bright side is on the right (or the left). */
export function litPath(radius: number, share: number, side: 'right' | 'left' = 'right'): string {
  const inner = Math.abs(1 - 2 * share) * radius;
  const flip = side === 'right' ? 1 : -1;
  const outerSweep = side === 'right' ? 1 : 0;
  const innerSweep = share > 0.5 === flip > 0 ? 1 : 0;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${outerSweep} 0 ${radius}A${inner.toFixed(2)} ${radius} 0 0 ${innerSweep} 0 ${-radius}Z`;
}
