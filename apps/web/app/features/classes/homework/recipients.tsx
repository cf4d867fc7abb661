import type { ClassStudent } from '@eszkerek/contract/classes';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import styles from './homework.module.css';

export interface Audience {
  /** Everyone, also those who join later; else exactly these pupils. */
  kind: 'all' | 'some';
  studentIds: readonly string[];
}

const KINDS = [
  { value: 'all', label: 'Mindenki' },
  { value: 'some', label: 'Néhányan' },
] as const;

interface RecipientsProps {
  students: readonly Pick<ClassStudent, 'id' | 'real_name'>[];
  value: Audience;
  onChange: (audience: Audience) => void;
}

/** Who gets it. */
export function Recipients({ students, value, onChange }: RecipientsProps) {
  const { studentIds } = value;
  const toggle = (id: string) =>
    onChange({ ...value, studentIds: studentIds.includes(id) ? studentIds.filter(other => other !== id) : [...studentIds, id] });
  return (
    <div className={formStyles.field}>
      <span className={formStyles.label} aria-hidden="true">
        Kinek?
      </span>
      <ChipRadios name="kinek" legend="Kinek?" options={KINDS} value={value.kind} onChange={kind => onChange({ kind, studentIds })} />
      {value.kind === 'some' && (
        <div className={styles.pupils}>
          {students.map(({ id, real_name }) => (
            <Checkbox key={id} checked={studentIds.includes(id)} onChange={() => toggle(id)}>
              {real_name}
            </Checkbox>
          ))}
        </div>
      )}
    </div>
  );
}
