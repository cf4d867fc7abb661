import type { ClassStudent } from '@eszkerek/contract/classes';
import { Input } from '@eszkerek/ui/input.tsx';
import { EmptyState } from '@eszkerek/ui/state.tsx';
import { useState } from 'react';
import { whenText } from './when.ts';

interface StudentListProps {
  students: readonly ClassStudent[];
  selected: string | null;
  onSelect: (id: string | null) => void;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Pupils as toggle buttons: pressing one shows its diary, pressing it again hides it. */
export function StudentList({ students, selected, onSelect }: StudentListProps) {
  const [query, setQuery] = useState('');
  const shown = students.filter(student => fold(student.real_name).includes(fold(query.trim())));
  const now = new Date();
  return (
    <section className="panel student-list" aria-label="Tanulók">
      <Input
        className="no-print"
        placeholder="Tanuló keresése"
        aria-label="Tanuló keresése"
        value={query}
        onChange={event => setQuery(event.target.value)}
      />
      {students.length === 0 && <EmptyState title="Még senki nem csatlakozott">Add meg a tanulóidnak az osztálykódot.</EmptyState>}
      {shown.map(student => (
        <button
          key={student.id}
          type="button"
          className="student"
          aria-pressed={selected === student.id}
          onClick={() => onSelect(selected === student.id ? null : student.id)}
        >
          <span className="avatar" aria-hidden="true">
            {Array.from(student.real_name)[0]?.toLocaleUpperCase('hu')}
          </span>
          <span>
            <b>{student.real_name}</b>
            <small>{whenText(student.last_activity_at, now)}</small>
          </span>
          {student.average_percentage !== null && <span className="student-average">{student.average_percentage}%</span>}
        </button>
      ))}
    </section>
  );
}
