import { Button } from '@eszkerek/ui/button.tsx';
import { ChipToggles } from '@eszkerek/ui/chips.tsx';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { Select } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { GRADE_FILTERS, type GradeFilter } from '../../lib/grade-filter.ts';
import styles from './sets.module.css';
import { LEVELS, SUBJECTS, TYPES } from './words.ts';

/** As the call takes it; empty means any. */
export interface BankWish {
  q: string;
  subject: '' | (typeof SUBJECTS)[number]['value'];
  grade: '' | GradeFilter;
  unit: string;
  type: string;
  difficulty: '' | '1' | '2' | '3';
  misconception: string;
  figure: '' | '1';
}

export const emptyWish: BankWish = { q: '', subject: '', grade: '', unit: '', type: '', difficulty: '', misconception: '', figure: '' };

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

/** What of the folded filters narrows the list: the subject by its name, the rest counted. */
export const filterWords = ({ q: _, grade: _seen, subject, ...filters }: BankWish): string => {
  const others = Object.values(filters).filter(value => value !== '').length;
  const named = SUBJECTS.find(({ value }) => value === subject)?.label;
  if (named) return `Szűrők: ${named}${others > 0 ? ` + ${others}` : ''}`;
  return others > 0 ? `Szűrők (${others})` : 'Szűrők';
};

interface ChoiceProps {
  label: string;
  any: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

const Options = ({ options }: Pick<ChoiceProps, 'options'>) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

const Choice = ({ label, any, options, value, onChange }: ChoiceProps) => (
  <Field label={label}>
    {control => (
      <Select {...control} value={value} onChange={event => onChange(event.target.value)}>
        <option value="">{any}</option>
        <Options options={options} />
      </Select>
    )}
  </Field>
);

const counted = (facets: readonly Facet[]) => facets.map(({ id, title, count }) => ({ value: id, label: `${title} (${count})` }));
const TYPE_OPTIONS = Object.entries(TYPES).map(([value, label]) => ({ value, label }));

/** The narrowing that every search begins with: it stands outside of the fold. */
export const GradeChips = ({ wish, onChange }: Pick<BankFiltersProps, 'wish' | 'onChange'>) => (
  <div className={styles.find}>
    <div className="row-scroll">
      <ChipToggles
        legend="Évfolyam"
        options={GRADE_FILTERS}
        values={wish.grade === '' ? [] : [wish.grade]}
        onToggle={grade => onChange({ ...wish, grade: grade === wish.grade ? '' : grade, unit: '', misconception: '' })}
      />
    </div>
    {wish.q !== '' && wish.grade !== '' && (
      <Button variant="ghost" size="sm" onClick={() => onChange({ ...wish, grade: '' })}>
        Minden évfolyamban keresem
      </Button>
    )}
  </div>
);

export function BankFilters({ wish, units, misconceptions, onChange }: BankFiltersProps) {
  const set = (change: Partial<BankWish>) => onChange({ ...wish, ...change });
  return (
    <div className={layoutStyles.grid2}>
      <Choice
        label="A bank tantárgya"
        any="minden tantárgy"
        options={SUBJECTS}
        value={wish.subject}
        onChange={subject => set({ subject: SUBJECTS.find(({ value }) => value === subject)?.value ?? '', unit: '', misconception: '' })}
      />
      <Field label="Témakör">
        {control => (
          <Select {...control} value={wish.unit} onChange={event => set({ unit: event.target.value, misconception: '' })}>
            <option value="">minden témakör</option>
            {SUBJECTS.map(subject => (
              <optgroup key={subject.value} label={subject.label}>
                <Options options={counted(units.filter(unit => unit.subject === subject.value))} />
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Choice label="Típus" any="minden típus" options={TYPE_OPTIONS} value={wish.type} onChange={type => set({ type })} />
      <Choice
        label="Nehézség"
        any="bármilyen"
        options={LEVELS}
        value={wish.difficulty}
        onChange={difficulty => set({ difficulty: LEVELS.find(({ value }) => value === difficulty)?.value ?? '' })}
      />
      <Choice
        label="Tévképzet"
        any="bármelyik"
        options={counted(misconceptions)}
        value={wish.misconception}
        onChange={misconception => set({ misconception })}
      />
      <Checkbox checked={wish.figure === '1'} onChange={event => set({ figure: event.target.checked ? '1' : '' })}>
        Csak ábrásak
      </Checkbox>
    </div>
  );
}
