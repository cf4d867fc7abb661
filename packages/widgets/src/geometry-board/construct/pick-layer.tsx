import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { distance, type Pair } from '../../kit/pairs.ts';
import styles from './board.module.css';
import { SHEET } from './paper.ts';
import type { Target } from './targets.ts';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The target that the arrow key leads to. */
function stepTo(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? null : (index + step + count) % count;
}

interface PickLayerProps {
  targets: readonly Target[];
  onPick: (target: Target) => void;
  /** Where the keyboard points, null when it is elsewhere. */
  onAim: (at: Pair | null) => void;
}

/** One stop of the Tab key: the arrows go through what can be chosen, Enter chooses. Taps are handled by the sheet below. */
export function PickLayer({ targets, onPick, onAim }: PickLayerProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const chosen = useRef(false);
  const [place, setPlace] = useState<Pair | null>(null);
  const nearer = (one: Target, other: Target) => (place && distance(other.at, place) < distance(one.at, place) ? other : one);
  const [first, ...rest] = targets;
  const current = first && rest.reduce(nearer, first).key;

  // A choice may remove the target it was made on: the focus goes to the one at its place.
  useLayoutEffect(() => {
    if (chosen.current && document.activeElement === document.body && current !== undefined) buttons.current.get(current)?.focus();
    chosen.current = false;
  });

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = stepTo(event.key, index, targets.length);
    const target = to === null ? undefined : targets[to];
    if (!target) return;
    event.preventDefault();
    buttons.current.get(target.key)?.focus();
  };

  return (
    <div className={styles.targets} data-part="targets">
      {targets.map((target, index) => (
        <button
          key={target.key}
          ref={element => {
            if (element) buttons.current.set(target.key, element);
            return () => {
              buttons.current.delete(target.key);
            };
          }}
          type="button"
          className={styles.target}
          tabIndex={target.key === current ? 0 : -1}
          aria-label={target.label}
          style={{ left: `${(100 * target.at[0]) / SHEET.width}%`, top: `${100 - (100 * target.at[1]) / SHEET.height}%` }}
          onClick={() => {
            chosen.current = true;
            onPick(target);
          }}
          onKeyDown={event => onKeyDown(event, index)}
          onFocus={() => {
            setPlace(target.at);
            onAim(target.at);
          }}
          onBlur={() => onAim(null)}
        />
      ))}
    </div>
  );
}
