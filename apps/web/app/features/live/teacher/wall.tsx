import type { LiveCell, TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Table } from '@eszkerek/ui/table.tsx';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useStored } from '../../../lib/stored.ts';
import { useAction } from '../../../lib/use-action.ts';
import { firstRightPercent } from '../../../questions/first-right.ts';
import { keyHidden } from './key-hidden.ts';
import styles from './teacher.module.css';

/** One mark per cell: shape and word say the same as the colour. */
const MARKS: Record<LiveCell, { label: string; icon?: IconName }> = {
  none: { label: 'még nincs' },
  now: { label: 'most ezen' },
  right: { label: 'elsőre', icon: 'check' },
  second: { label: 'másodszorra', icon: 'bulb' },
  notYet: { label: 'még nem', icon: 'close' },
  misconception: { label: 'tévképzet', icon: 'warning' },
};
const LEGEND: readonly LiveCell[] = ['right', 'second', 'notYet', 'misconception', 'now'];

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** Who is where: a row for each pupil, a cell for each question. Names can be hidden before somebody looks over. */
export function Wall({ view }: { view: TeacherLiveView }) {
  const { id, wall, lesson, first_right } = view;
  const [named, setNamed] = useState(true);
  const hidden = useStored(keyHidden) && lesson.phase !== 'reveal' && lesson.pace === 'teacher' ? lesson.index : -1;
  const remove = useAction((participantId: string) => api.live.remove({ params: { id, participantId } }));
  // Before the first question there is nothing to say of a pupil but the name.
  const questions = lesson.phase === 'lobby' ? 0 : lesson.total;
  if (wall.length === 0) return <p>Még senki sincs itt.</p>;
  return (
    <div className={cx(layoutStyles.stack, styles.wall)}>
      <Table
        caption="Ki hol tart"
        stickyFirst
        cards
        head={
          <>
            <th scope="col">Tanuló</th>
            {numbersTo(questions).map(number => (
              <th scope="col" key={number}>
                {number}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Művelet</span>
            </th>
          </>
        }
      >
        {questions > 0 && (
          <tr>
            <th scope="row">Elsőre jó</th>
            {Array.from(first_right.entries(), ([at, counted]) => (
              <td key={at} data-label={`${at + 1}.`} data-empty={counted.pupils === 0 || undefined}>
                {counted.pupils > 0 && at !== hidden && `${firstRightPercent(counted)}%`}
              </td>
            ))}
            <td data-empty />
          </tr>
        )}
        {wall.map((row, place) => (
          <tr key={row.id}>
            <th scope="row">
              {named ? row.name : `${place + 1}. tanuló`}
              {row.away && <small> (elment)</small>}
            </th>
            {Array.from(row.cells.slice(0, questions).entries(), ([at, cell]) => (
              <td key={at}>
                <Mark cell={at === hidden && cell !== 'none' ? 'now' : cell} />
              </td>
            ))}
            <td>
              <Button size="sm" variant="ghost" onClick={() => void remove.run(row.id)}>
                Kiveszem<span className="sr-only">: {row.name}</span>
              </Button>
            </td>
          </tr>
        ))}
      </Table>
      <div className={layoutStyles.row} data-part="row">
        {questions > 0 &&
          LEGEND.map(cell => (
            <span key={cell} className={layoutStyles.row}>
              <Mark cell={cell} /> {MARKS[cell].label}
            </span>
          ))}
        <Button size="sm" variant="secondary" icon={named ? 'eye-off' : 'eye'} onClick={() => setNamed(!named)}>
          {named ? 'Nevek elrejtése' : 'Nevek mutatása'}
        </Button>
      </div>
    </div>
  );
}

function Mark({ cell }: { cell: LiveCell }) {
  const { label, icon } = MARKS[cell];
  return (
    <span className={styles.cell} data-cell={cell}>
      {icon && <Icon name={icon} size={16} />}
      <span className="sr-only">{label}</span>
    </span>
  );
}
