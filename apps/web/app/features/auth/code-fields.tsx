import { Field } from '@eszkerek/ui/field.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import styles from './auth.module.css';
import type { RefusedFields, RegistrationForm } from './registration-form.ts';

interface CodeFieldsProps {
  form: RegistrationForm;
  onChange: (changes: Partial<RegistrationForm>) => void;
  refused: RefusedFields;
}

/** The optional codes, folded away for the many who have none. */
export function CodeFields({ form, onChange, refused }: CodeFieldsProps) {
  const code = (name: 'classCode' | 'referralCode' | 'specialCode', label: string, placeholder?: string) => (
    <Field label={label} error={name === 'referralCode' ? null : refused[name]}>
      {control => (
        <Input
          {...control}
          name={name}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={placeholder}
          value={form[name]}
          onChange={event => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <details className={styles.codes} data-part="codes">
      <summary>
        <Icon name="key" />
        Van kódod?
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.codesGrid}>
        {form.role === 'student' && code('classCode', 'Osztálykód', 'pl. 7BKRTA')}
        {code('referralCode', 'Ajánlókód')}
        {code('specialCode', 'Speciális kód')}
      </div>
    </details>
  );
}
