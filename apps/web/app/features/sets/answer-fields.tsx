import type { OwnType } from '@eszkerek/contract/set-shapes';
import { Field } from '@eszkerek/ui/field.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input, Textarea } from '@eszkerek/ui/input.tsx';
import type { ReactNode } from 'react';
import { FormulaFields } from './formula-bar.tsx';
import { OptionFields } from './option-fields.tsx';
import { PairFields } from './pair-fields.tsx';
import type { DraftProps } from './question-field.tsx';

function TypedAnswer({ draft, onChange, errorOf, unit }: DraftProps & { unit?: ReactNode }) {
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
      <Field label="Más elfogadott alak" optional="soronként egy" error={errorOf('accepted')}>
        {control => (
          <Textarea
            {...control}
            rows={2}
            maxLength={600}
            value={draft.accepted}
            onChange={event => onChange({ accepted: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

const Numeric = ({ draft, onChange, errorOf }: DraftProps) => (
  <TypedAnswer
    draft={draft}
    onChange={onChange}
    errorOf={errorOf}
    unit={
      <Field label="Mértékegység" optional="ha van" error={errorOf('unit')}>
        {control => <Input {...control} maxLength={20} value={draft.unit} onChange={event => onChange({ unit: event.target.value })} />}
      </Field>
    }
  />
);

const Order = ({ draft, onChange, errorOf }: DraftProps) => (
  <FormulaFields>
    <Field label="Elemek a jó sorrendben" help="Soronként egy, legalább három. A tanulónak összekeverjük." error={errorOf('items')}>
      {control => (
        <Textarea {...control} rows={5} maxLength={2000} value={draft.items} onChange={event => onChange({ items: event.target.value })} />
      )}
    </Field>
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
