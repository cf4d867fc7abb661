import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import styles from './classes.module.css';
import { SUBJECTS } from './homework/page-words.ts';

const ALL = 'mind';

interface SubjectChipsProps {
  /** What is listed; the same subject may stand in it many times. */
  subjects: readonly (string | null)[];
  /** Null: all of them. */
  value: string | null;
  onChange: (subject: string | null) => void;
}

/** Narrows a list to one subject; nothing to choose from with a single subject. */
export function SubjectChips({ subjects, value, onChange }: SubjectChipsProps) {
  const present = Object.entries(SUBJECTS).filter(([subject]) => subjects.includes(subject));
  if (present.length < 2) return null;
  const options = [{ value: ALL, label: 'Minden tantárgy' }, ...present.map(([subject, label]) => ({ value: subject, label }))];
  return (
    <div className={cx(styles.oneRow, 'row-scroll')}>
      <ChipRadios
        name="tantárgy"
        legend="Tantárgy"
        options={options}
        value={value ?? ALL}
        onChange={chosen => onChange(chosen === ALL ? null : chosen)}
      />
    </div>
  );
}
