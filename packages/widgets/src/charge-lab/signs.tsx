import drawing from '../kit/drawing.module.css';
import { upTo } from '../kit/indexed.ts';

/** Signs spread over a disc: more of them for a larger charge. */
export function Signs({ charge, radius, scale = 1 }: { charge: number; radius: number; scale?: number }) {
  const count = Math.min(14, Math.ceil(Math.abs(charge) * scale));
  return upTo(count).map(i => {
    // Sunflower places: even at any count.
    const [r, turn] = [radius * 0.78 * Math.sqrt((i + 0.5) / count), i * 2.4];
    return (
      <text key={i} className={drawing.onSolid} x={r * Math.cos(turn)} y={r * Math.sin(turn) + 5} textAnchor="middle">
        {charge > 0 ? '+' : '−'}
      </text>
    );
  });
}
