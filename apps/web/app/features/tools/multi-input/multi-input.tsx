import { templateValues, visibleFields } from '@eszkerek/documents/tools/field-values';
import type { Field } from '@eszkerek/documents/tools/parts';
import { renderParts } from '@eszkerek/documents/tools/prompt-text';
import type { ToolDataOf } from '@eszkerek/documents/tools/tool-data';
import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { Button } from '@eszkerek/ui/button.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useRef, useState } from 'react';
import { FieldStep } from '../fields/field-step.tsx';
import { GradeStep } from '../fields/grade-step.tsx';
import { RequiredAlert } from '../fields/required-alert.tsx';
import { typedTexts } from '../fields/typed-texts.ts';
import { useFieldValues } from '../fields/use-field-values.ts';
import { useGradeValue } from '../fields/use-grade-value.ts';
import { useRequired } from '../fields/use-required.ts';
import { FillRing } from '../fill-ring.tsx';
import type { ToolFrame } from '../frame.ts';
import { ResultPanel } from '../prompt/result-panel.tsx';
import { usePrompt } from '../prompt/use-prompt.ts';
import styles from '../tool-page.module.css';
import { SavedForms } from './saved-forms.tsx';

interface MultiInputProps {
  data: ToolDataOf<'multi-input-prompt-generator'>;
  frame: ToolFrame;
}

/** A form of many fields on the left, the prompt it makes on the right. */
export function MultiInput({ data, frame }: MultiInputProps) {
  const state = useFieldValues(frame.slug, data.fields);
  const required = useRequired(data.fields, state.values);
  const [variant, setVariant] = useState('');
  const template = data.variants?.find(other => other.id === variant)?.template ?? data.template;
  const grade = useGradeValue(data.fields, state.values, frame.grades, [
    data.template,
    ...(data.variants ?? []).map(other => other.template),
  ]);
  const parts = renderParts(template, { ...templateValues(data.fields, state.values), evfolyam: grade.value });
  const prompt = usePrompt(frame, parts, required.check);
  const heading = useRef<HTMLHeadingElement>(null);

  const shown = visibleFields(data.fields, state.values);
  const counted = shown.filter(field => field.kind !== 'checkbox');
  const filled = counted.filter(field => String(state.values[field.id] ?? '').trim() !== '').length;
  const numberOf = (field: Field) => shown.indexOf(field) + 1 + (grade.ask ? 1 : 0);
  const step = (field: Field) => (
    <FieldStep
      key={field.id}
      field={field}
      number={numberOf(field)}
      value={state.values[field.id] ?? ''}
      onChange={value => state.set(field.id, value)}
      error={required.errorOf(field)}
      attach={required.attach(field.id)}
    />
  );
  const grouped = new Set(data.groups?.flatMap(group => group.fieldIds));
  return (
    <>
      <div className={styles.toolCols}>
        <form
          className={cx(panelStyles.panel, styles.toolForm)}
          noValidate
          onSubmit={event => {
            event.preventDefault();
            if (required.check()) heading.current?.focus();
          }}
        >
          {counted.length > 1 && <FillRing filled={filled} all={counted.length} />}
          {grade.ask && <GradeStep number={1} choices={grade.choices} value={grade.value} onChange={grade.set} />}
          {data.variants && data.variants.length > 0 && (
            <ChipRadios
              name="valtozat"
              legend="Melyik változat?"
              options={[{ value: '', label: 'Alap' }, ...data.variants.map(other => ({ value: other.id, label: other.label }))]}
              value={variant}
              onChange={setVariant}
            />
          )}
          {shown.filter(field => !grouped.has(field.id)).map(step)}
          {data.groups?.map(group => {
            const fields = shown.filter(field => group.fieldIds.includes(field.id));
            if (fields.length === 0) return null;
            return group.collapsed ? (
              <Accordion key={group.id} summary={group.title}>
                <div className={styles.toolGroup}>{fields.map(step)}</div>
              </Accordion>
            ) : (
              <fieldset key={group.id} className={styles.toolGroup}>
                <legend>{group.title}</legend>
                {fields.map(step)}
              </fieldset>
            );
          })}
          <div className={layoutStyles.row} data-part="row">
            <Button type="submit" size="lg" iconEnd="arrow-right">
              {data.submitLabel ?? 'Prompt elkészítése'}
            </Button>
            <Button variant="ghost" icon="retry" onClick={state.reset}>
              Üres űrlap
            </Button>
          </div>
          {frame.audience !== 'student' && <SavedForms slug={frame.slug} values={state.values} onLoad={state.setAll} />}
        </form>
        <ResultPanel
          frame={frame}
          prompt={prompt}
          labels={Object.fromEntries(data.fields.map(field => [field.id, field.label]))}
          typed={typedTexts(data.fields, state.values)}
          headingRef={heading}
        />
      </div>
      <RequiredAlert alert={required.alert} />
    </>
  );
}
