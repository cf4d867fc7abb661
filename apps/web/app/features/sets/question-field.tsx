import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { Textarea } from '@eszkerek/ui/input.tsx';
import type { Draft } from './draft.ts';
import type { ErrorOf } from './field-errors.ts';
import { FormulaFields } from './formula-bar.tsx';
import { OWN_TYPE_OPTIONS } from './words.ts';

export interface DraftProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  errorOf: ErrorOf;
}

export function QuestionField({ draft, onChange, errorOf }: DraftProps) {
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
        <Field label="Kérdés" help="Kiemelés: **szöveg**. A képlet dollárjelek között áll." error={errorOf('question')}>
          {control => (
            <Textarea
              {...control}
              rows={3}
              maxLength={2000}
              value={draft.question}
              onChange={event => onChange({ question: event.target.value })}
            />
          )}
        </Field>
      </FormulaFields>
    </>
  );
}
