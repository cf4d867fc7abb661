import type { OwnType } from '@eszkerek/contract/set-shapes';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import type { ReactNode } from 'react';
import type { DraftProps } from './draft-props.ts';
import { FieldsTitle } from './fields-title.tsx';
import { FormulaFields } from './formula-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { PairFields } from './pair-fields.tsx';
import { TextField } from './text-field.tsx';

function TypedAnswer({ unit, ...props }: DraftProps & { unit?: ReactNode }) {
  const { draft, onChange, errorOf } = props;
  return (
    <>
      <div className={formStyles.formCols}>
        <Field
          label="Jó válasz"
          help={draft.type === 'numeric' ? 'Úgy, ahogy a tanuló írná: 7/20, 0,35 vagy 200.' : undefined}
          error={errorOf('answer')}
        >
          {control => (
            <Input {...control} maxLength={120} value={draft.answer} onChange={event => onChange({ answer: event.target.value })} />
          )}
        </Field>
        {unit}
      </div>
      <TextField {...props} part="accepted" label="Más elfogadott alak" optional="soronként egy" rows={2} maxLength={600} />
    </>
  );
}

const Numeric = (props: DraftProps) => (
  <TypedAnswer
    {...props}
    unit={
      <Field label="Mértékegység" optional="ha van" error={props.errorOf('unit')}>
        {control => (
          <Input {...control} maxLength={20} value={props.draft.unit} onChange={event => props.onChange({ unit: event.target.value })} />
        )}
      </Field>
    }
  />
);

const Order = (props: DraftProps) => (
  <FormulaFields label="Képlet a válaszba" head={<FieldsTitle note="összekeverjük a tanulónak">A helyes sorrend</FieldsTitle>}>
    <TextField {...props} part="items" label="Elemek a jó sorrendben" optional="soronként egy, legalább három" rows={4} maxLength={2000} />
  </FormulaFields>
);

const FIELDS: Record<OwnType, (props: DraftProps) => ReactNode> = {
  single: OptionFields,
  multi: OptionFields,
  numeric: Numeric,
  shortText: TypedAnswer,
  order: Order,
  match: PairFields,
};

/** What is right, and for choices what is wrong and why. */
export function AnswerFields(props: DraftProps) {
  const Fields = FIELDS[props.draft.type];
  return <Fields {...props} />;
}
