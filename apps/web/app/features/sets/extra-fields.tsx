import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { FieldMessage } from '@eszkerek/ui/field-message.tsx';
import { Textarea } from '@eszkerek/ui/input.tsx';
import { lazyPanel } from '@eszkerek/ui/lazy-parts.ts';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Suspense } from 'react';
import { FormulaFields } from './formula-bar.tsx';
import type { DraftProps } from './question-field.tsx';
import { LEVELS } from './words.ts';

/** The drawing of figures is large: it is loaded with the form. */
const FigureFields = lazyPanel(() => import('./figure/figure-fields.tsx'));

/** Difficulty, worked solution, hints and figure. */
export function ExtraFields({ draft, onChange, errorOf }: DraftProps) {
  return (
    <>
      <ChipRadios
        name="kerdes-nehezseg"
        legend="Nehézség"
        labelled
        options={LEVELS}
        value={draft.difficulty}
        onChange={difficulty => onChange({ difficulty })}
      />
      <FormulaFields>
        <Field label="Megoldás lépései" optional="a tanuló a végén látja" error={errorOf('solution')}>
          {control => (
            <Textarea
              {...control}
              rows={3}
              maxLength={2000}
              value={draft.solution}
              onChange={event => onChange({ solution: event.target.value })}
            />
          )}
        </Field>
        <Field label="Segítségek" optional="soronként egy, legfeljebb három" error={errorOf('hints')}>
          {control => (
            <Textarea
              {...control}
              rows={2}
              maxLength={1500}
              value={draft.hints}
              onChange={event => onChange({ hints: event.target.value })}
            />
          )}
        </Field>
      </FormulaFields>
      <Suspense fallback={<Skeleton height="5rem" />}>
        <FigureFields figure={draft.figure} onChange={figure => onChange({ figure })} />
      </Suspense>
      {errorOf('figure') && <FieldMessage kind="bad">{errorOf('figure')}</FieldMessage>}
    </>
  );
}
