import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { Switch } from '@eszkerek/ui/choice.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import type { SheetOptions } from './sheet-options.ts';

const GROUPS = [
  { value: '1', label: '1' },
  { value: '2', label: 'A, B' },
  { value: '3', label: 'A–C' },
  { value: '4', label: 'A–D' },
] as const;
const NUMBERS = { 1: 1, 2: 2, 3: 3, 4: 4 } as const;
const SPACES = [
  { value: 'small', label: 'Kicsi' },
  { value: 'medium', label: 'Közepes' },
  { value: 'large', label: 'Nagy' },
] as const;
const PRINTS = [
  { value: 'normal', label: 'Rendes' },
  { value: 'large', label: 'Nagy betű' },
  { value: 'dyslexia', label: 'Diszlexiabarát' },
] as const;
const KEYS = [
  { value: 'steps', label: 'Lépésekkel' },
  { value: 'table', label: 'Csak eredmények' },
  { value: 'none', label: 'Nincs' },
] as const;

interface SheetSettingsProps {
  options: SheetOptions;
  /** The one it has unless the teacher writes another. */
  title: string;
  /** How the groups differ. */
  groupsHelp: string;
  onChange: (options: SheetOptions) => void;
}

/** How the sheet is printed. */
export function SheetSettings({ options, title, groupsHelp, onChange }: SheetSettingsProps) {
  const set = (changed: Partial<SheetOptions>) => onChange({ ...options, ...changed });
  return (
    <div className={formStyles.formGrid}>
      <Field label="Cím">
        {control => (
          <Input
            {...control}
            maxLength={80}
            placeholder={title}
            value={options.title}
            onChange={event => set({ title: event.target.value })}
          />
        )}
      </Field>
      <div>
        <span className={formStyles.label} aria-hidden="true">
          Csoportok
        </span>
        <ChipRadios
          name="csoportok"
          legend="Csoportok"
          options={GROUPS}
          value={GROUPS[options.groups - 1]?.value ?? '2'}
          onChange={value => set({ groups: NUMBERS[value] })}
        />
        <p className={formStyles.help}>{groupsHelp}</p>
      </div>
      <div>
        <span className={formStyles.label} aria-hidden="true">
          Hely a számolásnak
        </span>
        <ChipRadios name="hely" legend="Hely a számolásnak" options={SPACES} value={options.space} onChange={space => set({ space })} />
      </div>
      <div>
        <span className={formStyles.label} aria-hidden="true">
          Betű
        </span>
        <ChipRadios name="betu" legend="Betű" options={PRINTS} value={options.print} onChange={print => set({ print })} />
      </div>
      <div>
        <span className={formStyles.label} aria-hidden="true">
          Megoldókulcs
        </span>
        <ChipRadios name="kulcs" legend="Megoldókulcs" options={KEYS} value={options.key} onChange={key => set({ key })} />
      </div>
      <Switch title="QR önellenőrzéshez" checked={options.qr} onChange={qr => set({ qr })} />
      <Switch title="Pontok a lapon" checked={options.points} onChange={points => set({ points })} />
    </div>
  );
}
