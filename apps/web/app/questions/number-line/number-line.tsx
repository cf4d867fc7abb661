import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { ViewProps } from '../view-props.ts';
import { spoken, tickOf, valueAt } from './scale.ts';

const WIDTH = 600;
const PAD = 26;

/** A marker on a line: drag it, tap a place, or use the arrow keys. */
export function NumberLineAnswer({ question, value, onChange, disabled, solution, labelledBy }: ViewProps) {
  const line = question.line ?? { min: 0, max: 1, ticks: 10 };
  const track = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  const tick = typeof value === 'string' ? tickOf(line, value) : null;
  const x = (at: number) => PAD + (at / line.ticks) * (WIDTH - 2 * PAD);
  const set = (at: number) => {
    if (!disabled) onChange(valueAt(line, Math.min(line.ticks, Math.max(0, at))));
  };
  const fromPointer = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (!box) return;
    const inside = ((event.clientX - box.left) / box.width) * WIDTH;
    set(Math.round(((inside - PAD) / (WIDTH - 2 * PAD)) * line.ticks));
  };
  const step = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5 };
    const by = moves[event.key];
    if (event.key === 'Home') set(0);
    else if (event.key === 'End') set(line.ticks);
    else if (by !== undefined) set((tick ?? 0) + by);
    else return;
    event.preventDefault();
  };
  const labels = line.labelsAt ?? [String(line.min), String(line.max)];
  const key = solution?.answer ?? question.answer;
  return (
    <div className="number-line">
      <div
        ref={track}
        className="number-line-track"
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-labelledby={labelledBy}
        aria-valuemin={0}
        aria-valuemax={line.ticks}
        aria-valuenow={tick ?? 0}
        aria-valuetext={tick === null ? 'még nincs helyén a jelölő' : spoken(valueAt(line, tick))}
        aria-disabled={disabled}
        onKeyDown={step}
        onPointerDown={event => {
          dragging.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          fromPointer(event);
        }}
        onPointerMove={event => dragging.current && fromPointer(event)}
        onPointerUp={() => {
          dragging.current = false;
        }}
      >
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
          {tick !== null && (
            <g transform={`translate(${x(tick)} 66)`}>
              <path d="M0 0 L-13 -24 A14 14 0 1 1 13 -24 Z" fill="var(--c, var(--brand))" />
              <circle cx="0" cy="-32" r="5" fill="var(--surface)" />
            </g>
          )}
        </svg>
      </div>
      <p className="help" aria-hidden="true">
        {tick === null ? 'Koppints a vonalra, vagy használd a nyílbillentyűket.' : `A jelölő most itt áll: ${spoken(valueAt(line, tick))}`}
      </p>
      {key && (
        <p className="typed-solution">
          A helyes érték: <b>{key}</b>
        </p>
      )}
    </div>
  );
}
