import type { QuestionSet } from '@eszkerek/contract/set-shapes';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import iconStyles from '@eszkerek/ui/icon-button.module.css';
import { Input, Select } from '@eszkerek/ui/input.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './sets.module.css';
import { SUBJECTS, type SubjectName } from './words.ts';

interface SetHeadProps {
  set: QuestionSet;
  listLink: string;
  onSave: (change: { title?: string; subject?: SubjectName }) => void;
}

/** Title and subject, saved when they are left. */
export function SetHead({ set, listLink, onSave }: SetHeadProps) {
  const [title, setTitle] = useState(set.title);
  const saveTitle = () => {
    const typed = title.trim();
    if (typed === '') setTitle(set.title);
    else if (typed !== set.title) onSave({ title: typed });
  };
  return (
    <>
      <Link to={listLink} className={iconStyles.iconBtn} aria-label="Minden kérdéssor" title="Minden kérdéssor">
        <Icon name="chevron-left" />
      </Link>
      <Input
        aria-label="A kérdéssor címe"
        className={styles.title}
        maxLength={80}
        readOnly={!set.own}
        value={title}
        onChange={event => setTitle(event.target.value)}
        onBlur={saveTitle}
      />
      <Select
        aria-label="Tantárgy"
        className={styles.subject}
        disabled={!set.own}
        value={set.subject}
        onChange={event => onSave({ subject: SUBJECTS.find(({ value }) => value === event.target.value)?.value ?? set.subject })}
      >
        {SUBJECTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {set.premium && <Badge kind="premium">Prémium</Badge>}
    </>
  );
}
