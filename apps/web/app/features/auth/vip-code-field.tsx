import { Field } from '@eszkerek/ui/field.tsx';
import { Input } from '@eszkerek/ui/input.tsx';

interface VipCodeFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export function VipCodeField({ value, onChange }: VipCodeFieldProps) {
  return (
    <Field label="VIP-kód" help="A tanári fiókot a VIP-kód megadása után egy admin hagyja jóvá.">
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
