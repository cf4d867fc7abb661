import type { GuideMap } from '@eszkerek/contract/guide-shapes';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Table } from '@eszkerek/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { LABELS } from '../../lib/mastery-words.ts';
import { text } from '../../text/common.ts';
import { type ClassMapData, unitsOf } from './class-units.ts';
import styles from './map.module.css';
import { MapLegend } from './map-legend.tsx';
import { SubjectChips } from './subject-chips.tsx';

/** Where a pupil's diary is: it belongs to another feature. */
type PupilPath = (studentId: string) => string;

/** The map of a class: one row per pupil, one column per lesson of the chosen unit. Words and shapes, no ranking. */
export function ClassMap({ classId, pupilPath }: { classId: string; pupilPath: PupilPath }) {
  const [subject, setSubject] = useState<GuideMap['subject']>('matematika');
  const map = useQuery(api.guide.classMap.query({ params: { id: classId, subject } }));
  return (
    <div className={styles.map} data-subject={subject}>
      <SubjectChips name="osztalyterkep" value={subject} onChange={setSubject} />
      {map.isPending && <Skeleton height="12rem" />}
      {map.isError && (
        <ErrorState title={text.errorTitle} message={map.error.message} onRetry={() => void map.refetch()} retryLabel={text.retry} />
      )}
      {map.data && <UnitTable key={subject} map={map.data} pupilPath={pupilPath} />}
    </div>
  );
}

function UnitTable({ map, pupilPath }: { map: ClassMapData; pupilPath: PupilPath }) {
  const units = unitsOf(map);
  const [chosen, setChosen] = useState<string | null>(null);
  const unit = units.find(({ id }) => id === chosen) ?? units.find(({ begun }) => begun) ?? units[0];
  if (!unit || map.rows.length === 0)
    return <EmptyState title="Még nincs kinek a térképe">Ha csatlakoznak a tanulóid, itt látod, mi van meg nekik.</EmptyState>;
  return (
    <>
      <div className={styles.bar}>
        <Field label="Témakör">
          {control => (
            <select {...control} className={formStyles.input} value={unit.id} onChange={event => setChosen(event.target.value)}>
              {[...Map.groupBy(units, ({ grade }) => grade)].map(([grade, list]) => (
                <optgroup key={grade} label={`${grade}. osztály`}>
                  {list.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <MapLegend />
      </div>
      <Table
        caption={`Észtérkép: ${unit.title}`}
        stickyFirst
        head={
          <>
            <th scope="col">Tanuló</th>
            {unit.lessons.map(({ slug, title }) => (
              <th scope="col" key={slug}>
                <span>{title}</span>
              </th>
            ))}
          </>
        }
      >
        {map.rows.map(row => (
          <tr key={row.student_id}>
            <th scope="row">
              <Link to={pupilPath(row.student_id)}>{row.real_name}</Link>
            </th>
            {unit.lessons.map(({ slug, at }) => {
              const label = row.labels[at] ?? 'new';
              return (
                <td key={slug}>
                  <span className={styles.cell} data-look={label}>
                    <span className={styles.dot} aria-hidden="true" />
                    <span className="sr-only">{LABELS[label]}</span>
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </Table>
    </>
  );
}
