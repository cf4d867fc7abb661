import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { SearchInput, Select } from '@eszkerek/ui/input.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useState } from 'react';
import styles from './sets.module.css';
import { LEVELS, SUBJECTS, TYPES } from './words.ts';

/** As the call takes it; empty means any. */
export interface BankWish {
  q: string;
  subject: '' | (typeof SUBJECTS)[number]['value'];
  unit: string;
  type: string;
  difficulty: '' | '1' | '2' | '3';
  misconception: string;
  figure: '' | '1';
}

export const emptyWish: BankWish = { q: '', subject: '', unit: '', type: '', difficulty: '', misconception: '', figure: '' };

interface Facet {
  id: string;
  title: string;
  count: number;
}

interface BankFiltersProps {
  wish: BankWish;
  units: readonly (Facet & { subject: string })[];
  misconceptions: readonly Facet[];
  onChange: (wish: BankWish) => void;
}

const ANY_SUBJECT = [{ value: '', label: 'Mind' }, ...SUBJECTS] as const;
const ANY_LEVEL = [{ value: '', label: 'Mind' }, ...LEVELS] as const;

export function BankFilters({ wish, units, misconceptions, onChange }: BankFiltersProps) {
  const [open, setOpen] = useState(false);
  const set = (change: Partial<BankWish>) => onChange({ ...wish, ...change });
  return (
    <Panel>
      <div className={cx(formStyles.formGrid, styles.filters)} data-open={open || undefined}>
        <div className={styles.search}>
          <SearchInput
            aria-label="Keresés a kérdésekben"
            placeholder="például: törtek"
            value={wish.q}
            onChange={event => set({ q: event.target.value })}
          />
          <IconButton outline icon="filter" label="Szűrők" aria-expanded={open} on={open} onClick={() => setOpen(!open)} />
        </div>
        <ChipRadios
          name="bank-tantargy"
          legend="A bank tantárgya"
          options={ANY_SUBJECT}
          value={wish.subject}
          onChange={subject => set({ subject, unit: '', misconception: '' })}
        />
        <div className={formStyles.formCols}>
          <Field label="Témakör">
            {control => (
              <Select {...control} value={wish.unit} onChange={event => set({ unit: event.target.value, misconception: '' })}>
                <option value="">minden témakör</option>
                {SUBJECTS.map(subject => (
                  <optgroup key={subject.value} label={subject.label}>
                    {units
                      .filter(unit => unit.subject === subject.value)
                      .map(({ id, title, count }) => (
                        <option key={id} value={id}>
                          {title} ({count})
                        </option>
                      ))}
                  </optgroup>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Típus">
            {control => (
              <Select {...control} value={wish.type} onChange={event => set({ type: event.target.value })}>
                <option value="">minden típus</option>
                {Object.entries(TYPES).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Tévképzet">
            {control => (
              <Select {...control} value={wish.misconception} onChange={event => set({ misconception: event.target.value })}>
                <option value="">bármelyik</option>
                {misconceptions.map(({ id, title, count }) => (
                  <option key={id} value={id}>
                    {title} ({count})
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <ChipRadios
          name="nehezseg"
          legend="Nehézség"
          options={ANY_LEVEL}
          value={wish.difficulty}
          onChange={difficulty => set({ difficulty })}
        />
        <Checkbox checked={wish.figure === '1'} onChange={event => set({ figure: event.target.checked ? '1' : '' })}>
          Csak ábrásak
        </Checkbox>
      </div>
    </Panel>
  );
}
