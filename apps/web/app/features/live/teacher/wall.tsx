import type { LiveCell, TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { AlertDialog } from '@eszkerek/ui/alert-dialog.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import chipStyles from '@eszkerek/ui/chips.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Table } from '@eszkerek/ui/table.tsx';
import { type CSSProperties, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useStored } from '../../../lib/stored.ts';
import { useAction } from '../../../lib/use-action.ts';
import { firstRightPercent } from '../../../questions/first-right.ts';
import { keyHidden } from './key-hidden.tsx';
import styles from './teacher.module.css';
import { WallQuestion } from './wall-question.tsx';

/** One mark per cell: shape and word say the same as the colour. */
const MARKS: Record<LiveCell, { label: string; icon?: IconName }> = {
  none: { label: 'még nincs' },
  now: { label: 'most ezen' },
  again: { label: 'most javít', icon: 'retry' },
  right: { label: 'elsőre', icon: 'check' },
  second: { label: 'másodszorra', icon: 'bulb' },
  notYet: { label: 'még nem', icon: 'close' },
  misconception: { label: 'tévképzet', icon: 'warning' },
};
const LEGEND: readonly LiveCell[] = ['right', 'second', 'notYet', 'misconception', 'now', 'again'];

/** While the right answer is hidden, at the teacher's pace: that there is an answer, and no more. */
const VOTED = 'van szavazata';
const TOGETHER = LEGEND.filter(cell => cell !== 'again');

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Who has left works on nothing. */
const leftCell = (cell: LiveCell): LiveCell => (cell === 'now' || cell === 'again' ? 'none' : cell);

/** From so many pupils on the wall stands in two tables, beside each other where there is room. */
const MANY = 13;

interface WallProps {
  view: TeacherLiveView;
  named: boolean;
}

/** Names can be hidden, on the wall and all over the screen. */
export const NamesButton = ({ named, onNamed }: { named: boolean; onNamed: (named: boolean) => void }) => (
  <Button size="sm" variant="secondary" icon={named ? 'eye-off' : 'eye'} className={styles.names} onClick={() => onNamed(!named)}>
    {named ? 'Nevek elrejtése' : 'Nevek mutatása'}
  </Button>
);

/** Who is where: a row for each pupil, a cell for each question. */
export function Wall({ view, named }: WallProps) {
  const { id, wall, lesson, first_right } = view;
  const [leaving, setLeaving] = useState<string | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const isOwnPace = lesson.pace === 'own';
  const wordOf = (cell: LiveCell): string => (cell === 'now' && !isOwnPace ? VOTED : MARKS[cell].label);
  const hidden = useStored(keyHidden) && lesson.phase !== 'reveal' && !isOwnPace ? lesson.index : -1;
  const remove = useAction((participantId: string) => api.live.remove({ params: { id, participantId } }));
  if (wall.length === 0) return <p>Még senki sincs itt.</p>;
  const rows = wall
    .map((row, place) => ({
      ...row,
      shown: named ? row.name : `${place + 1}. tanuló`,
      cells: row.away ? row.cells.map(leftCell) : row.cells,
    }))
    .sort((one, other) => Number(one.away) - Number(other.away));
  const half = rows.length < MANY ? rows.length : Math.ceil(rows.length / 2);
  const name = ({ id: of, shown, away }: (typeof rows)[number], className?: string) => (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => setLeaving(of)}>
      {shown}
      {away && <small> (elment)</small>}
    </button>
  );
  const table = (part: typeof rows) => (
    <Table
      caption={part[0] === rows[0] ? 'Ki hol tart' : 'Ki hol tart, folytatás'}
      stickyFirst
      head={
        <>
          <th scope="col">Tanuló</th>
          {numbersTo(lesson.total).map(number => (
            <th scope="col" key={number}>
              {isOwnPace ? (
                <button type="button" aria-haspopup="dialog" aria-label={`${number}. feladat`} onClick={() => setOpened(number - 1)}>
                  {number}
                </button>
              ) : (
                number
              )}
            </th>
          ))}
        </>
      }
    >
      <tr>
        <th scope="row">Elsőre jó, %</th>
        {Array.from(first_right.entries(), ([at, counted]) => (
          <td key={at}>
            <small className="keep-end">{counted.pupils > 0 && at !== hidden && firstRightPercent(counted)}</small>
          </td>
        ))}
      </tr>
      {part.map(row => (
        <tr key={row.id}>
          <th scope="row">{name(row)}</th>
          {Array.from(row.cells.entries(), ([at, cell]) => {
            const shown = at === hidden && cell !== 'none' ? 'now' : cell;
            return (
              <td key={at}>
                <Mark cell={shown} word={wordOf(shown)} />
              </td>
            );
          })}
        </tr>
      ))}
    </Table>
  );
  return (
    <div className={layoutStyles.stack}>
      {lesson.phase !== 'lobby' && (
        <div className={cx(layoutStyles.row, styles.legend)} data-part="row">
          {(isOwnPace ? LEGEND : TOGETHER).map(cell => (
            <span key={cell} className={layoutStyles.row}>
              <Mark cell={cell} word={wordOf(cell)} /> {wordOf(cell)}
            </span>
          ))}
        </div>
      )}
      {/* Before the first question there is nothing to say of a pupil but the name. */}
      {lesson.phase === 'lobby' ? (
        <ul className={chipStyles.chips}>
          {rows.map(row => (
            <li key={row.id}>{name(row, chipStyles.chip)}</li>
          ))}
        </ul>
      ) : (
        <div className={styles.wall} style={{ '--questions': lesson.total } as CSSProperties}>
          {table(rows.slice(0, half))}
          {half < rows.length && table(rows.slice(half))}
        </div>
      )}
      <p>
        {isOwnPace && lesson.phase !== 'lobby' && 'Koppints egy feladat számára: ott a kérdés, és hogy ki mit válaszolt. '}
        Ha valaki nincs jó helyen, koppints a nevére: kiveheted az óráról.
      </p>
      <WallQuestion view={view} index={opened} pupils={rows} onClose={() => setOpened(null)} />
      <AlertDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`Kiveszed az óráról: ${rows.find(row => row.id === leaving)?.shown ?? ''}?`}
        text="A válaszai törlődnek. A kóddal újra beléphet."
        cancelLabel="Marad"
        confirmLabel="Kiveszem"
        onConfirm={() => {
          if (leaving) void remove.run(leaving);
          setLeaving(null);
        }}
      />
    </div>
  );
}

function Mark({ cell, word }: { cell: LiveCell; word: string }) {
  const { icon } = MARKS[cell];
  return (
    <span className={styles.cell} data-cell={cell}>
      {icon && <Icon name={icon} size={16} />}
      <span className="sr-only">{word}</span>
    </span>
  );
}
