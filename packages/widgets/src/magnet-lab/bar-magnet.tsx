import { cx as classes } from '@eszkerek/ui/cx.ts';
import drawing from '../kit/drawing.module.css';

interface BarMagnetProps {
  /** Half of its length and its height, around the origin. */
  half: number;
  height?: number;
  /** North is on the left. */
  turned?: boolean;
  hidden?: boolean;
}

/** The letters stand near the middle: the ends are held. É (north) is filled, D (south) is pale: the two differ without colours as well. */
export function BarMagnet({ half, height = 34, turned, hidden }: BarMagnetProps) {
  const north = turned ? -half : 0;
  return (
    <g>
      <rect
        className={classes(hidden ? drawing.grey : drawing.soft, drawing.edge)}
        x={-half}
        y={-height / 2}
        width={2 * half}
        height={height}
        rx={4}
      />
      {!hidden && (
        <>
          <rect className={drawing.fill} x={north} y={-height / 2} width={half} height={height} rx={4} />
          <text className={drawing.onSolid} x={turned ? -half / 3 : half / 3} y={5} textAnchor="middle">
            É
          </text>
          <text className={drawing.accent} x={turned ? half / 3 : -half / 3} y={5} textAnchor="middle">
            D
          </text>
        </>
      )}
    </g>
  );
}
