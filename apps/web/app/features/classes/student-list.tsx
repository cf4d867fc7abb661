import type { ClassStudent } from '@eszkerek/contract/classes';
import avatarStyles from '@eszkerek/ui/avatar.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import { Input } from '@eszkerek/ui/input.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useState } from 'react';
import { fold } from '../../lib/fold.ts';
import styles from './classes.module.css';
import { whenText } from './when.ts';

interface StudentListProps {
  students: readonly ClassStudent[];
  selected: string | null;
  onSelect: (id: string | null) => void;
}

/** Pupils as toggle buttons: pressing one shows its diary, pressing it again hides it. */
export function StudentList({ students, selected, onSelect }: StudentListProps) {
  const [query, setQuery] = useState('');
  const shown = students.filter(student => fold(student.real_name).includes(fold(query.trim())));
  const now = new Date();
  return (
    <section className={cx(panelStyles.panel, styles.studentList)} aria-label="Tanulók">
      <Input
        className="no-print"
        placeholder="Tanuló keresése"
        aria-label="Tanuló keresése"
        value={query}
        onChange={event => setQuery(event.target.value)}
      />
      {shown.map(student => (
        <button
          key={student.id}
          type="button"
          className={styles.student}
          aria-pressed={selected === student.id}
          onClick={() => onSelect(selected === student.id ? null : student.id)}
        >
          <span className={avatarStyles.avatar} data-part="avatar" aria-hidden="true">
            {Array.from(student.real_name)[0]?.toLocaleUpperCase('hu')}
          </span>
          <span>
            <b>{student.real_name}</b>
            <small>{whenText(student.last_activity_at, now)}</small>
          </span>
          {student.average_percentage !== null && <span className={styles.studentAverage}>{student.average_percentage}%</span>}
        </button>
      ))}
    </section>
  );
}
