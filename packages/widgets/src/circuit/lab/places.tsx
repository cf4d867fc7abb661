import { cx as classes } from '@eszkerek/ui/cx.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { endsOf, type LabState, type LabTask, type Place, partOf, placeName, placesOf } from './board.ts';
import { PAD, ROW } from './board-drawing.tsx';
import styles from './lab.module.css';
import { PartIcon } from './tray.tsx';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface PlacesProps {
  task: LabTask;
  state: LabState;
  onTap: (place: Place) => void;
  /** Wires are drawn by pulling the pointer along the board. */
  onDraw: (place: Place) => void;
  /** What pulls a part to another place. */
  carry: (place: Place) => React.HTMLAttributes<HTMLButtonElement>;
  carried: string | undefined;
}

/** One stop of the Tab key: the arrows go through the places, Enter lays a part or takes hold of what is there. */
export function Places({ task, state, onTap, onDraw, carry, carried }: PlacesProps) {
  const { cols } = task.board;
  const all = placesOf(task.board);
  const [current, setCurrent] = useState(all[0]);
  const buttons = useRef(new Map<Place, HTMLButtonElement>());
  const drawn = useRef<Place | null>(null);
  const drawing = state.tool !== null && partOf(task, state.tool)?.part === 'wire';

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    const to = step === undefined ? undefined : all[(index + step + all.length) % all.length];
    if (to === undefined) return;
    event.preventDefault();
    buttons.current.get(to)?.focus();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drawing || event.buttons === 0) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const place = under instanceof HTMLElement ? under.dataset.place : undefined;
    if (place === undefined || place === drawn.current) return;
    drawn.current = place;
    if (!state.laid[place]) onDraw(place);
  };
  const style = (place: Place) => {
    const { a, b } = endsOf(place);
    const share = (a[0] + b[0]) / 2 / (cols - 1);
    return {
      left: `calc(${PAD / 16}rem + ${share} * (100% - ${PAD / 8}rem))`,
      top: `${(PAD + ((a[1] + b[1]) / 2) * ROW) / 16}rem`,
    };
  };
  return (
    <div className={classes(styles.places, drawing && styles.drawing)} onPointerMove={onPointerMove} data-part="targets">
      {all.map((place, index) => {
        const there = state.laid[place];
        const part = there && partOf(task, there.id);
        const pulled = part && !drawing ? carry(place) : undefined;
        return (
          <button
            key={place}
            ref={element => {
              if (element) buttons.current.set(place, element);
              return () => {
                buttons.current.delete(place);
              };
            }}
            {...pulled}
            type="button"
            className={styles.place}
            data-place={place}
            style={{ ...pulled?.style, position: 'absolute', ...style(place) }}
            tabIndex={place === current ? 0 : -1}
            aria-label={`${placeName(place)}: ${part ? part.label : 'üres'}`}
            aria-pressed={place === state.selected}
            onClick={() => onTap(place)}
            onFocus={() => setCurrent(place)}
            onKeyDown={event => onKeyDown(event, index)}
          >
            {part && carried === place && <PartIcon part={part} />}
          </button>
        );
      })}
    </div>
  );
}
