import { ChipRadios } from '@eszkerek/ui/chips.tsx';

export type SecretKind = 'pictures' | 'password';

const kinds = [
  { value: 'pictures', label: 'Képekkel' },
  { value: 'password', label: 'Jelszóval' },
] as const;

export function SecretKindChoice({ value, onChange }: { value: SecretKind; onChange: (kind: SecretKind) => void }) {
  return <ChipRadios name="mivel" legend="Mivel lépsz be?" options={kinds} value={value} onChange={onChange} />;
}
