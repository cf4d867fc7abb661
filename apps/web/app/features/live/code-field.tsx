import { Field } from '@eszkerek/ui/field.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import { wrongSign } from './live-code.ts';
import styles from './pupil/pupil.module.css';

interface CodeFieldProps {
  label: string;
  placeholder: string;
  typed: string;
  failure: string | null;
  onTyped: (typed: string) => void;
}

/** A code from a screen across the room. */
export function CodeField({ label, placeholder, typed, failure, onTyped }: CodeFieldProps) {
  return (
    <Field label={label} error={wrongSign(typed) ?? failure}>
      {control => (
        <Input
          {...control}
          className={styles.code}
          value={typed}
          onChange={event => onTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={placeholder}
          maxLength={placeholder.length + 2}
        />
      )}
    </Field>
  );
}
