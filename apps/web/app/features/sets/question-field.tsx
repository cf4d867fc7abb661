import { Select } from '@eszkerek/ui/input.tsx';
import type { DraftProps } from './draft-props.ts';
import { FormulaFields } from './formula-fields.tsx';
import { FormulaHelp } from './formula-help.tsx';
import { TextField } from './text-field.tsx';
import { OWN_TYPE_OPTIONS } from './words.ts';

export function QuestionField(props: DraftProps) {
  const { draft, onChange } = props;
  const type = (
    <>
      <Select
        aria-label="A kérdés típusa"
        value={draft.type}
        onChange={({ target }) => onChange({ type: OWN_TYPE_OPTIONS.find(({ value }) => value === target.value)?.value ?? draft.type })}
      >
        {OWN_TYPE_OPTIONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <FormulaHelp />
    </>
  );
  return (
    <FormulaFields label="Képlet a kérdésbe" head={type}>
      <TextField {...props} part="question" label="Kérdés" rows={2} maxLength={2000} />
    </FormulaFields>
  );
}
