import { Accordion } from '@eszkerek/ui/accordion.tsx';
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

const wordOf = <V extends string>(options: readonly { value: V; label: string }[], value: V): string =>
  options.find(option => option.value === value)?.label ?? '';

/** What is set now, in a line. */
const inWords = ({ groups, print, key, qr }: SheetOptions): string =>
  [
    groups > 1 ? wordOf(GROUPS, `${groups}`) : 'Egy csoport',
    `${wordOf(PRINTS, print).replace(/^Rendes$/, 'Rendes betű')}`,
    key === 'none' ? 'kulcs nélkül' : 'kulccsal',
    qr ? 'QR-kóddal' : 'QR nélkül',
  ].join(' · ');

/** Folded above the tasks; what is set can be read without opening it. */
export const FoldedSettings = (props: SheetSettingsProps) => (
  <Accordion
    summary={
      <span className={formStyles.field}>
        Beállítások
        <small className={formStyles.help}>{inWords(props.options)}</small>
      </span>
    }
  >
    <SheetSettings {...props} />
  </Accordion>
);

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
      <div className={formStyles.field}>
        <ChipRadios
          name="csoportok"
          legend="Csoportok"
          labelled
          options={GROUPS}
          value={GROUPS[options.groups - 1]?.value ?? '2'}
          onChange={value => set({ groups: NUMBERS[value] })}
        />
        <p className={formStyles.help}>{groupsHelp}</p>
      </div>
      <ChipRadios
        name="hely"
        labelled
        legend="Hely a számolásnak"
        options={SPACES}
        value={options.space}
        onChange={space => set({ space })}
      />
      <ChipRadios name="betu" labelled legend="Betű" options={PRINTS} value={options.print} onChange={print => set({ print })} />
      <ChipRadios name="kulcs" labelled legend="Megoldókulcs" options={KEYS} value={options.key} onChange={key => set({ key })} />
      <Switch title="QR önellenőrzéshez" checked={options.qr} onChange={qr => set({ qr })} />
      <Switch title="Pontok a lapon" checked={options.points} onChange={points => set({ points })} />
    </div>
  );
}
