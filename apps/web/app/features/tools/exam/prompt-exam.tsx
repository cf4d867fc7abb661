import { EXAM_DEFAULT_QUESTIONS } from '@eszkerek/contract/constants';
import { templateValues } from '@eszkerek/documents/tools/field-values';
import { renderParts } from '@eszkerek/documents/tools/prompt-text';
import type { ToolDataOf } from '@eszkerek/documents/tools/tool-data';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { Stepper } from '@eszkerek/ui/stepper.tsx';
import { FieldStep } from '../fields/field-step.tsx';
import { GradeStep } from '../fields/grade-step.tsx';
import { RequiredAlert } from '../fields/required-alert.tsx';
import { StepMark } from '../fields/step-mark.tsx';
import { typedTexts } from '../fields/typed-texts.ts';
import { useFieldValues } from '../fields/use-field-values.ts';
import { useGradeValue } from '../fields/use-grade-value.ts';
import { useRequired } from '../fields/use-required.ts';
import type { ToolFrame } from '../frame.ts';
import { ResultPanel } from '../prompt/result-panel.tsx';
import { usePrompt } from '../prompt/use-prompt.ts';
import { useSessionValue } from '../session-value.ts';
import styles from '../tool-page.module.css';

interface PromptExamProps {
  data: ToolDataOf<'exam-simulator'>;
  frame: ToolFrame;
}

const COUNT = { min: 5, max: 30 };

/** An examiner's prompt: so many questions, one at a time, the key at the end. We do not score it. */
export function PromptExam({ data, frame }: PromptExamProps) {
  const fields = data.selectors ?? [];
  const template = data.promptTemplate ?? { role: '', task: '' };
  const state = useFieldValues(frame.slug, fields);
  const required = useRequired(fields, state.values);
  const grade = useGradeValue(fields, state.values, frame.grades, [template]);
  const [count, setCount] = useSessionValue<number>(`${frame.slug}.count`, data.questionCount ?? EXAM_DEFAULT_QUESTIONS, stored =>
    typeof stored === 'number' && stored >= COUNT.min && stored <= COUNT.max ? stored : null,
  );
  const parts = renderParts(template, { ...templateValues(fields, state.values), evfolyam: grade.value, darab: count });
  const prompt = usePrompt(frame, parts, required.check);
  return (
    <>
      <div className={styles.toolCols}>
        <form className={cx(panelStyles.panel, styles.toolForm)} noValidate onSubmit={event => event.preventDefault()}>
          {grade.ask && <GradeStep number={1} choices={grade.choices} value={grade.value} onChange={grade.set} />}
          <div className={styles.toolStep}>
            <StepMark number={grade.ask ? 2 : 1} done />
            <div className={formStyles.field}>
              <p className={formStyles.label} data-part="label" aria-hidden="true">
                Hány kérdés legyen?
              </p>
              <Stepper
                label="Hány kérdés legyen?"
                value={count}
                min={COUNT.min}
                max={COUNT.max}
                onChange={setCount}
                lessLabel="Kevesebb kérdés"
                moreLabel="Több kérdés"
              />
            </div>
          </div>
          {fields.map((field, i) => (
            <FieldStep
              key={field.id}
              field={field}
              number={i + 2 + (grade.ask ? 1 : 0)}
              value={state.values[field.id] ?? ''}
              onChange={value => state.set(field.id, value)}
              error={required.errorOf(field)}
              attach={required.attach(field.id)}
            />
          ))}
          <p className={formStyles.help} data-part="help">
            Ezt a vizsgát a csevegő kérdezi, a pontokat nem mi adjuk. A füzetedben számold, mennyi sikerült!
          </p>
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
