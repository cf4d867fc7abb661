import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import type { DraftProps } from './draft-props.ts';
import { FormulaFields } from './formula-bar.tsx';
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
      <FormulaFields>
        <TextField
          {...props}
          part="question"
          label="Kérdés"
          help="Kiemelés: **szöveg**. A képlet dollárjelek között áll; a mező alatt látod, hogyan jelenik meg."
          rows={3}
          maxLength={2000}
        />
      </FormulaFields>
    </>
  );
}
