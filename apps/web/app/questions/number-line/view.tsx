import { tickOf, valueAt } from '@eszkerek/exercises/types/number-line/scale';
import { the } from '@eszkerek/numbers/hungarian';
import formStyles from '@eszkerek/ui/form.module.css';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { useNoFling } from '@eszkerek/ui/use-no-fling.ts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { ViewProps } from '../view-props.ts';
import { LineDrawing, PAD } from './line-drawing.tsx';
import numberLineStyles from './number-line.module.css';
import { useWidth } from './use-width.ts';

const FIRST_WIDTH = 600;

/** A marker on a line: drag it, tap a place, step it by the buttons or the arrow keys. */
export function NumberLineView({ question, value, onChange, disabled, result, solution, labelledBy }: ViewProps<'numberLine'>) {
  const { line } = question;
  const track = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  useNoFling(track, () => dragging.current);
  const width = useWidth(track, FIRST_WIDTH);
  const tick = typeof value === 'string' ? tickOf(line, value) : null;
  /** The waiting marker stands here. */
  const middle = Math.round(line.ticks / 2);
  const set = (at: number) => {
    if (!disabled) onChange(valueAt(line, Math.min(line.ticks, Math.max(0, at))));
  };
  const fromPointer = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (!box) return;
    const pad = (PAD * box.width) / width;
    set(Math.round(((event.clientX - box.left - pad) / (box.width - 2 * pad)) * line.ticks));
  };
  const step = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5 };
    const by = moves[event.key];
    if (event.key === 'Home') set(0);
    else if (event.key === 'End') set(line.ticks);
    else if (by !== undefined) set((tick ?? middle) + by);
    else return;
    event.preventDefault();
  };
  const key = solution?.answer ?? question.answer;
  const isWrong = result?.status === 'incorrect' || result?.status === 'partial';
  const rightTick = disabled && result?.status === 'correct' ? tick : disabled && key ? tickOf(line, key) : null;
  // The place is told, not its value: reading that is the task.
  const standing = tick === null ? 'A jelölő még nincs a helyén.' : `A jelölő ${the(tick)}. osztásnál áll, balról számolva.`;
  return (
    <div data-part="number-line" data-no-swipe>
      <div
        ref={track}
        className={numberLineStyles.numberLineTrack}
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-labelledby={labelledBy}
        aria-valuemin={0}
        aria-valuemax={line.ticks}
        aria-valuenow={tick ?? 0}
        aria-valuetext={standing}
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
        onPointerCancel={() => {
          dragging.current = false;
        }}
      >
        <LineDrawing line={line} tick={tick} rightTick={rightTick} rightValue={key} width={width} waiting={!disabled} isWrong={isWrong} />
      </div>
      <div className={numberLineStyles.numberLineSteps}>
        {!disabled && <IconButton outline icon="minus" label="Egy osztással balra" onClick={() => set((tick ?? middle) - 1)} />}
        <p className={formStyles.help} data-part="help" aria-hidden="true">
          {tick === null
            ? !disabled && 'Húzd a jelölőt a helyére, vagy koppints a vonalra.'
            : rightTick === null && (disabled || isWrong ? 'Ide tetted.' : 'Ide tetted. A − és + gombbal igazíthatod.')}
        </p>
        {!disabled && <IconButton outline icon="plus" label="Egy osztással jobbra" onClick={() => set((tick ?? middle) + 1)} />}
      </div>
      {key && (
        <p data-part="solution">
          A helyes érték: <b>{key}</b>
        </p>
      )}
    </div>
  );
}
