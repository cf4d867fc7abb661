import type { PublicOf } from '@eszkerek/contract/quiz-shapes';
import { spoken, tickOf } from '@eszkerek/exercises/types/number-line/scale';

export const WIDTH = 600;
export const PAD = 26;

interface LineDrawingProps {
  line: PublicOf<'numberLine'>['line'];
  /** Where the marker stands, if anywhere. */
  tick: number | null;
  /** The right place, once it may be told. */
  rightTick?: number | null;
}

export function LineDrawing({ line, tick, rightTick = null }: LineDrawingProps) {
  const x = (at: number) => PAD + (at / line.ticks) * (WIDTH - 2 * PAD);
  const labels = line.labelsAt ?? [String(line.min), String(line.max)];
  return (
    <svg viewBox={`0 0 ${WIDTH} 110`} aria-hidden="true">
      <line x1={PAD - 14} x2={WIDTH - PAD + 14} y1="66" y2="66" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      {Array.from({ length: line.ticks + 1 }, (_, at) => {
        const labelled = labels.some(label => tickOf(line, label) === at);
        return (
          <line
            key={x(at)}
            x1={x(at)}
            x2={x(at)}
            y1={labelled ? 54 : 60}
            y2={labelled ? 78 : 72}
            stroke="var(--ink)"
            strokeWidth={labelled ? 3 : 1.5}
          />
        );
      })}
      {labels.map(label => (
        <text key={label} x={x(tickOf(line, label))} y="102" textAnchor="middle" fontSize="20" fontWeight="600" fill="var(--ink)">
          {spoken(label.replace('.', ','))}
        </text>
      ))}
      {rightTick !== null && (
        <g transform={`translate(${x(rightTick)} 66)`}>
          <path d="M0 0 L-13 -24 A14 14 0 1 1 13 -24 Z" fill="var(--ok)" />
          <path d="m-6 -33 4 5 8 -9" fill="none" stroke="var(--on-solid)" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
        </g>
      )}
      {tick !== null && tick !== rightTick && (
        <g transform={`translate(${x(tick)} 66)`}>
          <path d="M0 0 L-13 -24 A14 14 0 1 1 13 -24 Z" fill="var(--c, var(--brand))" />
          <circle cx="0" cy="-32" r="5" fill="var(--surface)" />
        </g>
      )}
    </svg>
  );
}
