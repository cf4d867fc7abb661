import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { FieldMessage } from '@eszkerek/ui/field-message.tsx';
import { lazyPanel } from '@eszkerek/ui/lazy-parts.ts';
import { Skeleton } from '@eszkerek/ui/skeleton.tsx';
import { Suspense } from 'react';
import type { DraftProps } from './draft-props.ts';
import { FieldsTitle } from './fields-title.tsx';
import { FormulaFields } from './formula-fields.tsx';
import { TextField } from './text-field.tsx';
import { LEVELS } from './words.ts';

/** The drawing of figures is large: it is loaded with the form. */
const FigureFields = lazyPanel(() => import('./figure/figure-fields.tsx'));

/** Difficulty, worked solution, hints and figure. */
export function ExtraFields(props: DraftProps) {
  const { draft, onChange, errorOf } = props;
  return (
    <>
      <FormulaFields label="Képlet a megoldásba" head={<FieldsTitle>Megoldás és segítség</FieldsTitle>}>
        <TextField {...props} part="solution" label="Megoldás lépései" optional="a tanuló a végén látja" rows={2} maxLength={2000} />
        <TextField {...props} part="hints" label="Segítségek" optional="soronként egy, legfeljebb három" rows={2} maxLength={1500} />
      </FormulaFields>
      <ChipRadios
        name="kerdes-nehezseg"
        legend="Nehézség"
        labelled
        options={LEVELS}
        value={draft.difficulty}
        onChange={difficulty => onChange({ difficulty })}
      />
      <Suspense fallback={<Skeleton height="5rem" />}>
        <FigureFields figure={draft.figure} onChange={figure => onChange({ figure })} />
      </Suspense>
      {errorOf('figure') && <FieldMessage kind="bad">{errorOf('figure')}</FieldMessage>}
    </>
  );
}
