import { cx as classes } from '@eszkerek/ui/cx.ts';
import drawing from '../../kit/drawing.module.css';
import { num } from '../../kit/format.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { Charges } from '../charges.tsx';
import { cellsOf, endsOf, isLevel, type LabState, type LabTask, ohmsOf, type Place, shortLabel } from './board.ts';
import styles from './lab.module.css';
import { PartDrawing } from './part-drawing.tsx';
import { brightness, FLOWS, type Solved, shownBy } from './solution.ts';

/** Around the board and between its rows, in design pixels. */
export const PAD = 26;
export const ROW = 58;

interface BoardDrawingProps {
  width: number;
  task: LabTask;
  state: LabState;
  solved: readonly Solved[];
}

/** What is written beside a part. */
function caption(task: LabTask, state: LabState, one: Solved): string {
  const { part } = one;
  switch (part.part) {
    case 'wire':
    case 'switch':
      return '';
    case 'battery':
      return `${num(cellsOf(part, state) * part.cells.voltage)} V`;
    case 'resistor':
      return part.hidden ? shortLabel(part) : `${num(ohmsOf(part, state))} Ω`;
    case 'lamp':
      return shortLabel(part);
    default: {
      const shown = shownBy(task, state, one);
      return shown === null ? 'túl sok!' : `${num(Math.abs(shown), 3)} ${part.unit}`;
    }
  }
}

export function BoardDrawing({ width, task, state, solved }: BoardDrawingProps) {
  const { cols, rows } = task.board;
  const gap = (width - 2 * PAD) / (cols - 1);
  const at = ([column, row]: readonly [number, number]) => [PAD + column * gap, PAD + row * ROW] as const;
  const middle = (place: Place) => {
    const { a, b } = endsOf(place);
    const [[x1, y1], [x2, y2]] = [at(a), at(b)];
    return { x: (x1 + x2) / 2, y: (y1 + y2) / 2, x1, y1, x2, y2, length: isLevel(place) ? gap : ROW };
  };
  return (
    <Quiet>
      {Array.from({ length: rows * cols }, (_, i) => at([i % cols, Math.floor(i / cols)])).map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.point} cx={x} cy={y} r={3} />
      ))}
      {state.selected && <circle className={styles.marked} cx={middle(state.selected).x} cy={middle(state.selected).y} r={27} />}
      {solved.map(one => {
        const { place, part, current } = one;
        const { x, y, x1, y1, x2, y2, length } = middle(place);
        const turned = state.laid[place]?.turned ? 180 : 0;
        const forward = current > 0 !== turned > 0;
        const size = Math.min(1, length / 80);
        const turn = (isLevel(place) ? 0 : 90) + turned;
        return (
          <g key={place}>
            <g transform={`translate(${x} ${y}) rotate(${turn})`}>
              <path className={drawing.ink} d={`M${-length / 2} 0H${-40 * size}M${40 * size} 0H${length / 2}`} />
              <g transform={`scale(${size})`}>
                <PartDrawing
                  part={part.part}
                  turn={turn}
                  cells={part.part === 'battery' ? cellsOf(part, state) : undefined}
                  closed={state.closed.includes(part.id)}
                  light={brightness(task, one)}
                  unscrewed={state.unscrewed.includes(part.id)}
                  burnt={state.burnt.includes(part.id)}
                  adjustable={part.part === 'resistor' && part.adjustable !== undefined}
                />
              </g>
            </g>
            {Math.abs(current) > FLOWS && part.part === 'wire' && (
              <Charges current={current} d={forward ? `M${x1} ${y1}L${x2} ${y2}` : `M${x2} ${y2}L${x1} ${y1}`} />
            )}
          </g>
        );
      })}
      {solved.map(one => {
        const { x, y } = middle(one.place);
        const level = isLevel(one.place);
        return (
          <text
            key={one.place}
            className={classes(one.part.part.endsWith('meter') ? drawing.accent : drawing.small, drawing.halo)}
            x={level ? x : x + 20}
            y={level ? y - 18 : y + 5}
            textAnchor={level ? 'middle' : 'start'}
          >
            {caption(task, state, one)}
          </text>
        );
      })}
    </Quiet>
  );
}
