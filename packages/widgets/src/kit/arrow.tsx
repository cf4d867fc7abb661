import type { Pair } from './pairs.ts';

interface ArrowProps {
  from: Pair;
  to: Pair;
  look: string | undefined;
  /** Stroke width. */
  width?: number;
}

/** An arrow whose head keeps its size; one shorter than its head has a smaller one. */
export function Arrow({ from, to, look, width = 4 }: ArrowProps) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const size = Math.min(12, Math.hypot(to[0] - from[0], to[1] - from[1]));
  const head = (turn: number) => `${to[0] - size * Math.cos(angle + turn)} ${to[1] - size * Math.sin(angle + turn)}`;
  return (
    <path
      className={look}
      style={{ strokeWidth: width }}
      d={`M${from.join(' ')}L${to.join(' ')}M${head(0.5)}L${to.join(' ')}L${head(-0.5)}`}
    />
  );
}
