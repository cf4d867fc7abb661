import { Fragment } from 'react';
import drawing from '../kit/drawing.module.css';
import { niceStep, ticks } from '../kit/plane.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { toNumber } from '../kit/written-fraction.ts';
import { showAt } from './model.ts';

const PAD = 28;

export interface Line {
  min: number;
  max: number;
  width: number;
  y: number;
}

export const toX = ({ min, max, width }: Line, value: number) => PAD + ((value - min) / (max - min)) * (width - 2 * PAD);
export const fromX = ({ min, max, width }: Line, x: number) => min + ((x - PAD) / (width - 2 * PAD)) * (max - min);

interface RulerProps {
  line: Line;
  step?: number | string;
  labelEvery?: number | string;
}

/** A fraction under the line needs two rows; other labels one. */
function Label({ x, y, text }: { x: number; y: number; text: string }) {
  const fraction = /^(−?\d*) ?(\d+)\/(\d+)$/.exec(text);
  if (!fraction || text.includes('−'))
    return (
      <text x={x} y={y} textAnchor="middle">
        {text}
      </text>
    );
  const [, whole = '', top, bottom] = fraction;
  return (
    <g>
      {whole && (
        <text x={x - 8} y={y + 8} textAnchor="end">
          {whole}
        </text>
      )}
      <text x={x} y={y} textAnchor="middle" className={drawing.small}>
        {top}
      </text>
      <line className={drawing.line} x1={x - 7} x2={x + 7} y1={y + 3.5} y2={y + 3.5} />
      <text x={x} y={y + 15} textAnchor="middle" className={drawing.small}>
        {bottom}
      </text>
    </g>
  );
}

export function Ruler({ line, step, labelEvery }: RulerProps) {
  const span = line.max - line.min;
  const room = line.width - 2 * PAD;
  const fine = step === undefined ? niceStep(span, room / 14) : toNumber(step);
  const drawn = (span / fine) * 5 > room ? niceStep(span, room / 8) : fine;
  const widest = Math.max(...[line.min, line.max].map(v => showAt(v, labelEvery).length));
  const wanted = labelEvery === undefined ? Math.max(fine, niceStep(span, room / (16 + widest * 9))) : toNumber(labelEvery);
  const labelled = (span / wanted) * (10 + widest * 7) > room ? Math.max(wanted, niceStep(span, room / (16 + widest * 9))) : wanted;
  return (
    <Quiet>
      <line className={drawing.axis} x1={6} x2={line.width - 8} y1={line.y} y2={line.y} />
      <path className={drawing.arrow} d={`M${line.width - 2} ${line.y}l-9 -5v10z`} />
      {ticks([line.min, line.max], drawn).map(v => (
        <line key={v} className={drawing.line} x1={toX(line, v)} x2={toX(line, v)} y1={line.y - 6} y2={line.y + 6} />
      ))}
      {ticks([line.min, line.max], labelled).map(v => (
        <Fragment key={v}>
          <line className={drawing.axis} x1={toX(line, v)} x2={toX(line, v)} y1={line.y - 9} y2={line.y + 9} />
          <Label x={toX(line, v)} y={line.y + 28} text={showAt(v, labelEvery)} />
        </Fragment>
      ))}
    </Quiet>
  );
}
