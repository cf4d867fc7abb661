import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import { type FormEvent, useState } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './class-login.module.css';

interface CodeFormProps {
  label: string;
  help: string;
  length: number;
  error: string | null;
  /** What was typed before it was refused. */
  refused?: string;
  onCode: (code: string) => void;
}

/** A code as it is written on the board or on a card: case, spaces and dashes do not matter. */
export function CodeForm({ label, help, length, error, refused = '', onCode }: CodeFormProps) {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState(refused);
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== '') onCode(code);
  };
  return (
    <form className={formStyles.formGrid} onSubmit={submit} noValidate>
      <Field label={label} help={help} error={error}>
        {control => (
          <Input
            {...control}
            className={styles.code}
            name="code"
            maxLength={length + 4}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="lg" block disabled={!hydrated || code.length < length}>
        Tovább
      </Button>
    </form>
  );
}
