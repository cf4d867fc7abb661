import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { text } from '../../text/common.ts';

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
  const present = Object.entries(text.subjects).filter(([subject]) => subjects.includes(subject));
  if (present.length < 2) return null;
  const options = [{ value: ALL, label: 'Minden tantárgy' }, ...present.map(([subject, label]) => ({ value: subject, label }))];
  return (
    <div className="row-scroll">
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
