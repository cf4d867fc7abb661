import { ChipRadios, ChipToggles } from '@eszkerek/ui/chips.tsx';
import choiceStyles from '@eszkerek/ui/choice.module.css';
import { Checkbox, Radio, RadioCard, Switch } from '@eszkerek/ui/choice.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { FieldMessage } from '@eszkerek/ui/field-message.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { EmailInput, Input, PasswordInput, SearchInput, Select, Textarea } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Stepper } from '@eszkerek/ui/stepper.tsx';
import { useState } from 'react';
import { Box } from './box.tsx';

const topics = [
  { value: 'tortek', label: 'Törtek' },
  { value: 'szogek', label: 'Szögek' },
  { value: 'aranyok', label: 'Arányok' },
];

/** `scope` keeps the radio groups of the two themes apart. */
export function Forms({ scope }: { scope: string }) {
  const [size, setSize] = useState(30);
  const [on, setOn] = useState(true);
  const [topic, setTopic] = useState('tortek');
  const [several, setSeveral] = useState<readonly string[]>(['szogek']);
  const toggle = (value: string) => setSeveral(list => (list.includes(value) ? list.filter(other => other !== value) : [...list, value]));
  return (
    <>
      <Box title="Mezők: alap, segítség, hiba, zárolt, tiltott">
        <div className={formStyles.formGrid}>
          <Field label="Teljes Név">{control => <Input {...control} defaultValue="Szűcs Hunor" />}</Field>
          <Field label="Szülő e-mail-címe" optional="nem kötelező" help="Csak a hozzájáruláshoz és a heti levélhez kell.">
            {control => <EmailInput {...control} placeholder="szulo@pelda.hu" />}
          </Field>
          <Field label="Jelszó még egyszer" error="A két jelszó nem egyezik!">
            {control => <PasswordInput {...control} defaultValue="titkos" showLabel="Jelszó megjelenítése" hideLabel="Jelszó elrejtése" />}
          </Field>
          <Field label="E-mail-cím">{control => <Input {...control} readOnly defaultValue="lili@pelda.hu" />}</Field>
          <Field label="Tiltott mező">{control => <Input {...control} disabled defaultValue="nem írható" />}</Field>
          <FieldMessage kind="ok">Elmentettük a nevedet.</FieldMessage>
        </div>
      </Box>
      <Box title="Választó, szövegdoboz, kereső">
        <div className={formStyles.formGrid}>
          <Field label="Évfolyam">
            {control => (
              <Select {...control}>
                <option>5. osztály</option>
                <option>6. osztály</option>
              </Select>
            )}
          </Field>
          <Field label="Üzenet">{control => <Textarea {...control} rows={3} placeholder="Miben segíthetünk?" />}</Field>
          <Field label="Keresés">{control => <SearchInput {...control} placeholder="például: törtek" />}</Field>
          <Stepper label="Létszám" value={size} min={5} max={30} onChange={setSize} lessLabel="Kevesebb" moreLabel="Több" />
        </div>
      </Box>
      <Box title="Jelölők, kapcsoló, kártyás választó">
        <div className={formStyles.formGrid}>
          <div>
            <Checkbox defaultChecked>Elfogadom a felhasználási feltételeket.</Checkbox>
            <Checkbox aria-invalid>Kötelező, de még nincs bejelölve.</Checkbox>
            <Checkbox disabled>Tiltott</Checkbox>
          </div>
          <div>
            <Radio name={`${scope}-radio`} defaultChecked>
              Havi
            </Radio>
            <Radio name={`${scope}-radio`}>Éves</Radio>
          </div>
          <Switch title="Mester Mód" text="A kvízek a megoldásokkal együtt jelennek meg." checked={on} onChange={setOn} />
          <Switch title="Tiltott kapcsoló" checked={false} onChange={setOn} disabled />
          <div className={choiceStyles.radioCards}>
            <RadioCard name={`${scope}-role`} title="Tanuló" text="Tanulnék és gyakorolnék" defaultChecked />
            <RadioCard name={`${scope}-role`} title="Tanár" text="Osztályt vezetek" />
          </div>
        </div>
      </Box>
      <Box title="Választó lapkák">
        <div className={layoutStyles.stack} data-part="stack">
          <ChipRadios name={`${scope}-topic`} legend="Téma" options={topics} value={topic} onChange={setTopic} />
          <ChipToggles legend="Témák" options={topics} values={several} onToggle={toggle} />
        </div>
      </Box>
    </>
  );
}
