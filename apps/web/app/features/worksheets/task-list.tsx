import type { SheetSpec } from '@eszkerek/contract/sheet-spec';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { QuestionRow } from '../../questions/question-row.tsx';
import { dropTask, raiseTask } from './compose-sheet.ts';

const LEVELS = { 1: 'könnyű', 2: 'közepes', 3: 'nehéz' } as const;

interface TaskListProps {
  spec: SheetSpec;
  titleOf: (lesson: string) => string;
  /** The question of group A, by the task's own number. */
  askedIn: (salt: number) => string | undefined;
  /** The task that is being swapped. */
  swapped: number | undefined;
  onChange: (spec: SheetSpec) => void;
  onSwap: (salt: number) => void;
}

/** The tasks in order; each can be moved, swapped for a similar one or left out. */
export function TaskList({ spec, titleOf, askedIn, swapped, onChange, onSwap }: TaskListProps) {
  const printed = spec.tasks.filter(({ salt }) => askedIn(salt) !== undefined);
  return (
    <ol aria-label="Feladatok">
      {spec.tasks.map((task, place) => {
        const { lesson, level, salt } = task;
        const asked = askedIn(salt);
        return (
          <QuestionRow
            key={salt}
            number={asked === undefined ? null : printed.indexOf(task) + 1}
            html={asked ?? titleOf(lesson)}
            words={
              swapped === salt
                ? 'keresünk másikat…'
                : [LEVELS[level], asked === undefined ? 'nincs ilyen változata' : spec.lessons.length > 1 && titleOf(lesson)]
                    .filter(Boolean)
                    .join(' · ')
            }
          >
            {place > 0 && (
              <IconButton icon="chevron-up" label={`${place + 1}. feladat feljebb`} onClick={() => onChange(raiseTask(spec, salt))} />
            )}
            <IconButton
              icon="retry"
              label={`${place + 1}. feladat: csere hasonlóra`}
              disabled={swapped !== undefined}
              aria-busy={swapped === salt}
              onClick={() => onSwap(salt)}
            />
            <IconButton icon="close" label={`${place + 1}. feladat törlése`} onClick={() => onChange(dropTask(spec, salt))} />
          </QuestionRow>
        );
      })}
    </ol>
  );
}
