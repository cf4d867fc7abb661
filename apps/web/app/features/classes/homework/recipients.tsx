import type { ClassGroup } from '@eszkerek/contract/class-groups';
import type { ClassStudent } from '@eszkerek/contract/classes';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import styles from './homework.module.css';

export interface Audience {
  /** Everyone, also those who join later; else exactly these pupils. */
  kind: 'all' | 'group' | 'some';
  studentIds: readonly string[];
  /** How the recipients are called in the results. */
  name: string;
}

const ALL = { value: 'all', label: 'Mindenki' } as const;
const GROUP = { value: 'group', label: 'Csoport' } as const;
const SOME = { value: 'some', label: 'Néhányan' } as const;

export const everybody: Audience = { kind: 'all', studentIds: [], name: '' };
export const somePupils: Audience = { kind: 'some', studentIds: [], name: 'Néhány tanuló' };

interface RecipientsProps {
  students: readonly Pick<ClassStudent, 'id' | 'real_name'>[];
  groups: readonly ClassGroup[];
  value: Audience;
  onChange: (audience: Audience) => void;
}

/** Who gets it. */
export function Recipients({ students, groups, value, onChange }: RecipientsProps) {
  const { studentIds } = value;
  const toggle = (id: string) =>
    onChange({ ...value, studentIds: studentIds.includes(id) ? studentIds.filter(other => other !== id) : [...studentIds, id] });
  const kinds = groups.length > 0 ? [ALL, GROUP, SOME] : [ALL, SOME];
  const chooseGroup = (group: ClassGroup | undefined) =>
    onChange({ kind: 'group', name: group?.name ?? '', studentIds: group?.student_ids ?? [] });
  const choose = (kind: Audience['kind']) =>
    kind === 'group' ? chooseGroup(groups[0]) : onChange(kind === 'some' ? { ...somePupils, studentIds } : everybody);
  return (
    <div className={formStyles.field}>
      <span className={formStyles.label} aria-hidden="true">
        Kinek?
      </span>
      <ChipRadios name="kinek" legend="Kinek?" options={kinds} value={value.kind} onChange={choose} />
      {value.kind === 'group' && (
        <ChipRadios
          name="csoport"
          legend="Melyik csoport?"
          options={groups.map(({ id, name, student_ids }) => ({ value: id, label: `${name} (${student_ids.length})` }))}
          value={groups.find(({ name }) => name === value.name)?.id ?? null}
          onChange={id => chooseGroup(groups.find(group => group.id === id))}
        />
      )}
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
