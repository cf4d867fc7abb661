import type { HomeworkPupil } from '@eszkerek/contract/class-homework';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { Select } from '@eszkerek/ui/input.tsx';
import { Meter } from '@eszkerek/ui/meter.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { useState } from 'react';
import classStyles from '../classes.module.css';
import { toneOf } from '../diary.tsx';
import styles from './homework.module.css';
import { NoteField } from './note-field.tsx';
import { PupilAnswers } from './pupil-answers.tsx';
import { COLUMNS, type Column, ORDERS, type Order, STATE_WORDS, sortResults } from './sort-results.ts';

interface ResultTableProps {
  homeworkId: string;
  pupils: readonly HomeworkPupil[];
  onRemind: (studentId: string) => void;
}

const BADGES = { done: 'ok', started: 'wait', none: 'neutral' } as const;

/** Every header sorts; on a phone each pupil is a card (those who have not begun take two short lines), and one select sorts. */
export function ResultTable({ homeworkId, pupils, onRemind }: ResultTableProps) {
  const [order, setOrder] = useState<Order>({ by: 'state', descending: false });
  const sortBy = (by: Column) => setOrder(before => ({ by, descending: before.by === by && !before.descending }));
  return (
    <>
      <Select
        className={styles.order}
        aria-label="Rendezés"
        value={ORDERS.findIndex(({ by, descending }) => by === order.by && descending === order.descending)}
        onChange={event => setOrder(ORDERS[Number(event.target.value)] ?? order)}
      >
        {ORDERS.map(({ label }, place) => (
          <option key={label} value={place}>
            {label}
          </option>
        ))}
      </Select>
      <Table
        caption="A házi feladat eredményei"
        cards
        stickyHead
        head={
          <>
            {COLUMNS.map(({ key, label }) => (
              <th key={key} scope="col" aria-sort={order.by === key ? (order.descending ? 'descending' : 'ascending') : undefined}>
                <button type="button" className={styles.sort} onClick={() => sortBy(key)}>
                  {label} <span aria-hidden="true">{order.by === key ? (order.descending ? '↓' : '↑') : ''}</span>
                </button>
              </th>
            ))}
            <th scope="col">Tévképzet</th>
            <th scope="col">
              <span className="sr-only">Teendő</span>
            </th>
          </>
        }
      >
        {sortResults(pupils, order).map(pupil => (
          <Row key={pupil.student_id} homeworkId={homeworkId} pupil={pupil} onRemind={onRemind} />
        ))}
      </Table>
    </>
  );
}

function Score({ percent }: { percent: number | null }) {
  if (percent === null) return '–';
  return (
    <span className={classStyles.diaryScore}>
      <Meter percent={percent} tone={toneOf(percent)} label={`${percent}%`} />
      <b>{percent}%</b>
    </span>
  );
}

function Row({ homeworkId, pupil, onRemind }: Omit<ResultTableProps, 'pupils'> & { pupil: HomeworkPupil }) {
  const [writing, setWriting] = useState(false);
  const [reading, setReading] = useState(false);
  const { student_id, real_name, state, first_score, score_percentage, tries, minutes, misconceptions, late, note } = pupil;
  const tried = minutes !== null || score_percentage !== null;
  return (
    <>
      <tr data-unopened={state === 'none' || undefined}>
        <th scope="row">
          {!tried ? (
            real_name
          ) : (
            <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setReading(true)}>
              {real_name}
            </button>
          )}
        </th>
        <td>
          <Badge kind={BADGES[state]}>{STATE_WORDS[state] + (state === 'done' && late ? ', késve' : '')}</Badge>
        </td>
        <td data-label="első" data-empty={first_score === null || undefined}>
          {first_score === null ? '–' : <b>{first_score}%</b>}
        </td>
        <td data-label="legjobb" data-empty={score_percentage === null || undefined}>
          <Score percent={score_percentage} />
        </td>
        <td data-label="próba" data-empty={tries === 0 || undefined}>
          {tries || '–'}
        </td>
        <td data-label="idő" data-empty={minutes === null || undefined}>
          {minutes === null ? '–' : `${minutes}\u00a0perc`}
        </td>
        <td data-empty={misconceptions.length === 0 || undefined}>
          <span className={styles.mistakes}>
            {misconceptions.map(({ id, text }) => (
              <Badge key={id} kind="bad">
                {text}
              </Badge>
            ))}
          </span>
        </td>
        <td>
          <div className={styles.actions}>
            {state !== 'done' && (
              <Button
                variant="ghost"
                size="sm"
                icon="bell"
                className={styles.short}
                aria-label={`Emlékeztető: ${real_name}`}
                onClick={() => onRemind(student_id)}
              >
                <span>Emlékeztető</span>
              </Button>
            )}
            {state === 'done' && tried && (
              <Button variant="ghost" size="sm" aria-label={`Válaszai: ${real_name}`} onClick={() => setReading(true)}>
                Válaszai
              </Button>
            )}
            <Button
              variant={note === '' ? 'ghost' : 'soft'}
              size="sm"
              icon="edit"
              className={styles.short}
              aria-label={`Megjegyzés írása: ${real_name}`}
              aria-expanded={writing}
              onClick={() => setWriting(!writing)}
            >
              <span>Megjegyzés</span>
            </Button>
          </div>
          <PupilAnswers homeworkId={homeworkId} pupil={pupil} open={reading} onClose={() => setReading(false)} />
        </td>
      </tr>
      {writing && (
        <tr>
          <td colSpan={COLUMNS.length + 2}>
            <NoteField homeworkId={homeworkId} studentId={student_id} name={real_name} initial={note} />
          </td>
        </tr>
      )}
    </>
  );
}
