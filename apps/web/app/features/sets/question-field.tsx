import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import type { DraftProps } from './draft-props.ts';
import { FormulaFields } from './formula-fields.tsx';
import { TextField } from './text-field.tsx';
import { OWN_TYPE_OPTIONS } from './words.ts';

export function QuestionField(props: DraftProps) {
  const { draft, onChange } = props;
  return (
    <>
      <ChipRadios
        name="tipus"
        legend="A kérdés típusa"
        options={OWN_TYPE_OPTIONS}
        value={draft.type}
        onChange={type => onChange({ type })}
      />
      <FormulaFields label="Képlet a kérdésbe">
        <TextField
          {...props}
          part="question"
          label="Kérdés"
          help="Törtet, hatványt, gyököt a mező alatti gombokkal írsz; amit kijelölsz, a „Képlet” gomb teszi képletté. Kiemelés: **szöveg**."
          rows={3}
          maxLength={2000}
        />
      </FormulaFields>
    </>
  );
}
