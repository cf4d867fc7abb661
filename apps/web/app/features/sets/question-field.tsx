import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { Textarea } from '@eszkerek/ui/input.tsx';
import type { Draft } from './draft.ts';
import { OWN_TYPE_OPTIONS } from './words.ts';

export interface DraftProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

export function QuestionField({ draft, onChange }: DraftProps) {
  return (
    <>
      <ChipRadios
        name="tipus"
        legend="A kérdés típusa"
        options={OWN_TYPE_OPTIONS}
        value={draft.type}
        onChange={type => onChange({ type })}
      />
      <Field label="Kérdés" help="Kiemelés: **szöveg**. Képlet dollárjelek között: $\frac{1}{2}$, $3 \cdot 4$.">
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
    </>
  );
}
