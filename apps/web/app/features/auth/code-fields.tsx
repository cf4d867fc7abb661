import { Field } from '@eszkerek/ui/field.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import { OptionalFold } from './optional-fold.tsx';
import type { RefusedFields, RegistrationForm } from './registration-form.ts';

interface CodeFieldsProps {
  form: RegistrationForm;
  onChange: (changes: Partial<RegistrationForm>) => void;
  refused: RefusedFields;
}

/** The optional codes, folded away for the many who have none. */
export function CodeFields({ form, onChange, refused }: CodeFieldsProps) {
  const code = (name: 'classCode' | 'referralCode' | 'specialCode', label: string, help: string, placeholder?: string) => (
    <Field label={label} help={help} error={name === 'referralCode' ? null : refused[name]}>
      {control => (
        <Input
          {...control}
          name={name}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="mono"
          placeholder={placeholder}
          value={form[name]}
          onChange={event => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <OptionalFold part="codes" icon="key" title="Van kódod?">
      {form.role === 'student' && code('classCode', 'Osztálykód', 'A tanárod mondja meg: belépsz vele az osztályába.', 'pl. 7BKRTA')}
      {code('referralCode', 'Ajánlókód', 'Attól kaptad, aki meghívott ide.')}
      {code('specialCode', 'Speciális kód', 'Tőlünk jön, és ingyenes hozzáférést ad.')}
    </OptionalFold>
  );
}
