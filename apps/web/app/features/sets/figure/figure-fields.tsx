import { Button } from '@eszkerek/ui/button.tsx';
import { Field } from '@eszkerek/ui/field.tsx';
import { FieldMessage } from '@eszkerek/ui/field-message.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { Input, Select, Textarea } from '@eszkerek/ui/input.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useState } from 'react';
import styles from '../sets.module.css';
import { drawResult } from './draw-result.ts';
import { type FigureForm, type FigureValues, type FormField, specOf, type Typed } from './form.ts';
import { FIGURE_FORMS, formOf } from './forms.ts';

interface FigureFieldsProps {
  /** The figure's spec as JSON; empty without a figure. */
  figure: string;
  onChange: (figure: string) => void;
}

/** Refused by the check of the question: its form still has to be mended. */
const UNFINISHED = '{}';
const OTHER = 'other';

const jsonOf = (form: FigureForm, values: FigureValues): string => {
  const result = specOf(form, values);
  return 'spec' in result ? JSON.stringify(result.spec) : UNFINISHED;
};

/** A figure by a few fields, drawn as they are typed. */
export default function FigureFields({ figure, onChange }: FigureFieldsProps) {
  const [chosen, setChosen] = useState(() => formOf(figure));
  const shown = figure === '' ? undefined : chosen;
  const write = (form: FigureForm, values: FigureValues) => {
    setChosen({ form, values });
    onChange(jsonOf(form, values));
  };
  const choose = (id: string) => {
    const form = FIGURE_FORMS.find(candidate => candidate.id === id);
    if (form) write(form, form.start);
    else onChange('');
  };
  return (
    <>
      <Field label="Ábra">
        {control => (
          <Select {...control} value={figure === '' ? '' : (shown?.form.id ?? OTHER)} onChange={event => choose(event.target.value)}>
            <option value="">nincs</option>
            {figure !== '' && !shown && <option value={OTHER}>a mostani</option>}
            {FIGURE_FORMS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {shown && (
        <fieldset className={formStyles.formGrid}>
          <legend className="sr-only">{shown.form.label}</legend>
          <Drawing {...shown} />
          <FormFields {...shown} onChange={values => write(shown.form, values)} />
        </fieldset>
      )}
      {figure !== '' && !shown && (
        <Field label="Az ábra adatai" help="Ehhez az ábrához nincs űrlap: a számokat és a neveket itt írhatod át.">
          {control => (
            <Textarea
              {...control}
              rows={6}
              maxLength={3000}
              spellCheck={false}
              value={figure}
              onChange={event => onChange(event.target.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}

function Drawing({ form, values }: { form: FigureForm; values: FigureValues }) {
  const drawn = drawResult(specOf(form, values));
  if ('fault' in drawn) return <FieldMessage kind="bad">{drawn.fault}</FieldMessage>;
  return (
    <>
      <SafeHtml html={drawn.svg} />
      <p className={formStyles.help}>
        <b>Felolvasva:</b> {drawn.description}
      </p>
    </>
  );
}

interface FormFieldsProps {
  form: FigureForm;
  values: FigureValues;
  onChange: (values: FigureValues) => void;
}

const columnWords = ({ label, optional }: FormField) => label.toLocaleLowerCase('hu') + (optional ? ` (${optional})` : '');

function FormFields({ form, values, onChange }: FormFieldsProps) {
  const { fields, rows } = values;
  const setRows = (after: readonly Typed[]) => onChange({ fields, rows: after });
  const list = form.rows;
  return (
    <>
      <div className={styles.pair}>
        {form.fields.map(field => (
          <OneField
            key={field.name}
            field={field}
            value={fields[field.name] ?? ''}
            onChange={value => onChange({ rows, fields: { ...fields, [field.name]: value } })}
          />
        ))}
      </div>
      {list && (
        <fieldset className={formStyles.formGrid}>
          <legend className={formStyles.label}>
            {list.legend} <span className={formStyles.labelOptional}>– soronként: {list.columns.map(columnWords).join(', ')}</span>
          </legend>
          {Array.from(rows.entries(), ([place, row]) => (
            <div key={place} className={styles.cells}>
              {list.columns.map(({ name, label }) => (
                <Input
                  key={name}
                  aria-label={`${place + 1}. sor: ${label}`}
                  placeholder={label}
                  maxLength={40}
                  value={row[name] ?? ''}
                  onChange={event => setRows(rows.with(place, { ...row, [name]: event.target.value }))}
                />
              ))}
              <IconButton icon="close" label={`${place + 1}. sor törlése`} onClick={() => setRows(rows.toSpliced(place, 1))} />
            </div>
          ))}
          {rows.length < list.most && (
            <Button variant="ghost" size="sm" icon="plus" onClick={() => setRows([...rows, {}])}>
              {list.add}
            </Button>
          )}
        </fieldset>
      )}
    </>
  );
}

function OneField({ field, value, onChange }: { field: FormField; value: string; onChange: (value: string) => void }) {
  const { label, optional, help, choices, lines } = field;
  return (
    <Field label={label} {...(optional ? { optional } : {})} help={help}>
      {control =>
        choices ? (
          <Select {...control} value={value} onChange={event => onChange(event.target.value)}>
            {choices.map(choice => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        ) : lines ? (
          <Textarea {...control} rows={3} maxLength={600} value={value} onChange={event => onChange(event.target.value)} />
        ) : (
          <Input {...control} maxLength={120} value={value} onChange={event => onChange(event.target.value)} />
        )
      }
    </Field>
  );
}
