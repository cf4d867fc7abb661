import drawing from '../kit/drawing.module.css';

export const light = { stroke: 'var(--spark-strong)', strokeWidth: 4, fill: 'none' };

/** A ray with its direction shown in the middle. */
export function Ray({ from, to, dashed }: { from: [number, number]; to: [number, number]; dashed?: boolean }) {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const a = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const tip = (t: number) => `${mx - 9 * Math.cos(a + t)} ${my - 9 * Math.sin(a + t)}`;
  return (
    <path
      style={{ ...light, strokeWidth: dashed ? 2 : 3.5 }}
      className={dashed ? drawing.dash : ''}
      d={`M${from.join(' ')}L${to.join(' ')}${dashed ? '' : `M${tip(0.5)}L${mx} ${my}L${tip(-0.5)}`}`}
    />
  );
}
