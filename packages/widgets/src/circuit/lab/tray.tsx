import { Quiet } from '../../kit/quiet.tsx';
import { type LabPart, type LabState, type LabTask, left } from './board.ts';
import styles from './lab.module.css';
import { PartDrawing } from './part-drawing.tsx';
import { isPast } from './rows.ts';

interface TrayProps {
  task: LabTask;
  state: LabState;
  onChoose: (part: LabPart) => void;
  /** What pulls a part to its place. */
  carry: (part: string) => React.HTMLAttributes<HTMLButtonElement>;
}

/** A part as it lies in the tray or in the hand. */
export function PartIcon({ part }: { part: LabPart }) {
  return (
    <svg viewBox="-38.5 -22 77 44" aria-hidden="true">
      <Quiet>
        <PartDrawing part={part.part} adjustable={part.part === 'resistor' && part.adjustable !== undefined} />
      </Quiet>
    </svg>
  );
}

/** The parts that can be laid on the board. */
export function Tray({ task, state, onChoose, carry }: TrayProps) {
  return (
    <fieldset className={styles.tray}>
      <legend className="sr-only">Tálca</legend>
      {task.tray
        .filter(part => part.part === 'wire' || isPast(task, state, part.unlockedAfter))
        .map(part => {
          const count = left(part, state);
          return (
            <button
              key={part.id}
              {...(count > 0 && carry(part.id))}
              type="button"
              className={styles.piece}
              aria-pressed={state.tool === part.id}
              aria-disabled={count === 0}
              onClick={() => count > 0 && onChoose(part)}
            >
              <PartIcon part={part} />
              {part.label}
              {part.part === 'wire' ? ` (${count})` : ''}
            </button>
          );
        })}
    </fieldset>
  );
}
