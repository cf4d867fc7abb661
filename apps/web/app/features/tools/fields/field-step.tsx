import type { Field as FieldData } from '@eszkerek/documents/tools/parts';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { FieldMessage } from '@eszkerek/ui/field-message.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { text } from '../../../text/common.ts';
import styles from '../tool-page.module.css';
import { FieldControl } from './field-control.tsx';
import { StepMark } from './step-mark.tsx';

interface FieldStepProps {
  field: FieldData;
  number: number;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
  error: string | null;
  attach: (element: HTMLElement | null) => void;
}

/** One numbered step of a form: label, control, help, and what is wrong. In a group of choices the first one takes the focus. */
export function FieldStep({ field, number, value, onChange, error, attach }: FieldStepProps) {
  const done = typeof value === 'boolean' ? value : value.trim() !== '';
  const need = field.required ? 'kötelező' : undefined;
  return (
    <div className={styles.toolStep}>
      <StepMark number={number} done={done} />
      {field.kind === 'radio' ? (
        <div className={formStyles.field} ref={element => attach(element?.querySelector('input') ?? null)}>
          <p className={formStyles.label} data-part="label" aria-hidden="true">
            {field.label}{' '}
            {need && (
              <span className={formStyles.labelOptional} data-part="label-optional">
                – {need}
              </span>
            )}
          </p>
          <ChipRadios
            name={field.id}
            legend={need ? `${field.label} (${need})` : field.label}
            options={(field.options ?? []).map(option => ({ value: option.value, label: option.label }))}
            value={String(value) || null}
            onChange={onChange}
          />
          {error && <FieldMessage kind="bad">{error}</FieldMessage>}
          {field.help && (
            <p className={formStyles.help} data-part="help">
              {field.help}
            </p>
          )}
        </div>
      ) : field.kind === 'checkbox' ? (
        <div className={formStyles.field}>
          <Checkbox
            ref={attach}
            checked={value === true}
            aria-invalid={error ? true : undefined}
            onChange={event => onChange(event.target.checked)}
          >
            {field.label}
          </Checkbox>
          {error && <FieldMessage kind="bad">{error}</FieldMessage>}
          {field.help && (
            <p className={formStyles.help} data-part="help">
              {field.help}
            </p>
          )}
        </div>
      ) : (
        <Field label={field.label} optional={need ?? text.optional} help={field.help} error={error}>
          {control => <FieldControl field={field} value={String(value)} onChange={onChange} control={control} attach={attach} />}
        </Field>
      )}
    </div>
  );
}
