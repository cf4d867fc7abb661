import { Field } from '@eszkerek/ui/field.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import { Link } from 'react-router';

interface VipCodeFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Why the server refused the code. */
  refused: string | undefined;
}

export function VipCodeField({ value, onChange, refused }: VipCodeFieldProps) {
  return (
    <Field
      label="VIP kód"
      error={refused}
      help={
        <>
          A tanári fiókot a VIP kód megadása után egy admin hagyja jóvá.{' '}
          <Link className="link" to="/kapcsolat">
            Nincs kódod? Írj nekünk!
          </Link>
        </>
      }
    >
      {control => (
        <Input
          {...control}
          name="vipCode"
          required
          maxLength={60}
          autoComplete="off"
          className="mono"
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
