import { templateValues } from '@eszkerek/documents/tools/field-values';
import type { Field } from '@eszkerek/documents/tools/parts';
import { renderParts } from '@eszkerek/documents/tools/prompt-text';
import type { ToolDataOf } from '@eszkerek/documents/tools/tool-data';
import chipsStyles from '@eszkerek/ui/chips.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { FieldStep } from '../fields/field-step.tsx';
import { GradeStep } from '../fields/grade-step.tsx';
import { RequiredAlert } from '../fields/required-alert.tsx';
import { typedTexts } from '../fields/typed-texts.ts';
import { useFieldValues } from '../fields/use-field-values.ts';
import { useGradeValue } from '../fields/use-grade-value.ts';
import { useRequired } from '../fields/use-required.ts';
import type { ToolFrame } from '../frame.ts';
import { ResultPanel } from '../prompt/result-panel.tsx';
import { usePrompt } from '../prompt/use-prompt.ts';
import styles from '../tool-page.module.css';

interface PromptGeneratorProps {
  data: ToolDataOf<'prompt-generator'>;
  frame: ToolFrame;
}

/** One big box and its prompt. Nothing is sent anywhere, Enter included. */
export function PromptGenerator({ data, frame }: PromptGeneratorProps) {
  const input: Field = { required: true, ...data.input };
  const fields = [input, ...(data.grade ? [data.grade] : []), ...(data.style ? [data.style] : [])];
  const state = useFieldValues(frame.slug, fields);
  const required = useRequired(fields, state.values);
  const grade = useGradeValue(fields, state.values, frame.grades, [data.template]);
  const parts = renderParts(data.template, { ...templateValues(fields, state.values), evfolyam: grade.value });
  const prompt = usePrompt(frame, parts, required.check);
  return (
    <>
      <div className={styles.toolCols}>
        <form className={cx(panelStyles.panel, styles.toolForm)} noValidate onSubmit={event => event.preventDefault()}>
          {grade.ask && <GradeStep number={1} choices={grade.choices} value={grade.value} onChange={grade.set} />}
          {fields.map((field, i) => (
            <div key={field.id} className={styles.toolFormPart}>
              <FieldStep
                field={field}
                number={i + 1 + (grade.ask ? 1 : 0)}
                value={state.values[field.id] ?? ''}
                onChange={value => state.set(field.id, value)}
                error={required.errorOf(field)}
                attach={required.attach(field.id)}
              />
              {field === input && data.examples && data.examples.length > 0 && (
                <div className={styles.toolExamples}>
                  <p className={formStyles.help} data-part="help" id="peldak">
                    Nincs ötleted? Koppints egy példára:
                  </p>
                  <ul className={chipsStyles.chips} data-part="chips" aria-labelledby="peldak">
                    {data.examples.map(example => (
                      <li key={example}>
                        <button type="button" className={chipsStyles.chip} data-part="chip" onClick={() => state.set(input.id, example)}>
                          {example}
                        </button>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          ))}
        </form>
        <ResultPanel
          frame={frame}
          prompt={prompt}
          labels={Object.fromEntries(fields.map(field => [field.id, field.label]))}
          typed={typedTexts(fields, state.values)}
        />
      </div>
      <RequiredAlert alert={required.alert} />
    </>
  );
}
