import { cx as classes } from '@eszkerek/ui/cx.ts';
import drawing from '../kit/drawing.module.css';
import { num } from '../kit/format.ts';
import { upTo } from '../kit/indexed.ts';
import { Stage } from '../kit/stage.tsx';
import { Tap } from '../kit/tap.tsx';
import type { Side } from './model.ts';

/** A tapped weight is taken from both sides; what hangs as a balloon is made up for. */
type Take = (what: 'x' | 'n', away: boolean) => void;

/** A pan with boxes (x) and unit weights; negative ones hang as balloons (outlined). */
function Pan({ side, x, y, half, onTake }: { side: Side; x: number; y: number; half: number; onTake: Take }) {
  const boxes = Math.min(Math.abs(side.x), 6);
  const units = Math.abs(side.n);
  const drawn = Math.min(units, 12);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={drawing.ink} d={`M0 -54L${-half} 0H${half}L0 -54`} />
      <path
        className={classes(drawing.paper, drawing.line)}
        d={`M${-half} 0H${half}Q${half} 38 ${half - 10} 38H${10 - half}Q${-half} 38 ${-half} 0Z`}
      />
      {boxes > 0 && (
        <Tap label={side.x > 0 ? '− x' : '+ x'} onTap={() => onTake('x', side.x > 0)}>
          <rect className={drawing.hit} x={-half} y={-46} width={2 * half} height={45} />
          {upTo(Math.ceil(boxes)).map(i => (
            <g key={i} transform={`translate(${-half + 4 + i * 24} -24)`}>
              <rect className={side.x > 0 ? drawing.fill : classes(drawing.paper, drawing.outline)} width={22} height={22} rx={4} />
              <text className={side.x > 0 ? drawing.onSolid : ''} x={11} y={16} textAnchor="middle">
                {side.x > 0 ? 'x' : '−x'}
              </text>
            </g>
          ))}
        </Tap>
      )}
      {units > 12 || !Number.isInteger(units) ? (
        <text className={drawing.big} x={0} y={24} textAnchor="middle">
          {num(side.n)}
        </text>
      ) : (
        <Tap label={side.n > 0 ? '− 1' : '+ 1'} onTap={() => onTake('n', side.n > 0)}>
          {drawn > 0 && <rect className={drawing.hit} x={-half} width={2 * half} height={44} />}
          {upTo(drawn).map(i => (
            <circle
              key={i}
              className={side.n > 0 ? classes(drawing.spark, drawing.line) : classes(drawing.paper, drawing.outline)}
              cx={-half + 12 + (i % 6) * 16}
              cy={12 + Math.floor(i / 6) * 16}
              r={7}
            />
          ))}
        </Tap>
      )}
    </g>
  );
}

interface ScaleProps {
  left: Side;
  right: Side;
  tilt: number;
  label: string;
  onTake: Take;
}

export function Scale({ left, right, tilt, label, onTake }: ScaleProps) {
  return (
    <Stage label={label} height={210} picture>
      {({ width }) => {
        const arm = Math.min(width / 4 + 6, 170);
        const half = Math.min(arm - 8, 76);
        const dy = tilt * 16;
        return (
          <g transform={`translate(${width / 2} 30)`}>
            <path className={classes(drawing.raised, drawing.line)} d="M-8 0L-26 176H26L8 0Z" />
            <line className={drawing.ink} style={{ strokeWidth: 5 }} x1={-arm} y1={-dy} x2={arm} y2={dy} />
            <circle className={classes(drawing.spark, drawing.line)} r={9} />
            <Pan side={left} x={-arm} y={64 - dy} half={half} onTake={onTake} />
            <Pan side={right} x={arm} y={64 + dy} half={half} onTake={onTake} />
          </g>
        );
      }}
    </Stage>
  );
}
