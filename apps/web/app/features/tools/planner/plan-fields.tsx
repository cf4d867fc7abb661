import type { Field } from '@eszkerek/documents/tools/parts';
import { ChipToggles } from '@eszkerek/ui/chips.tsx';
import { Checkbox } from '@eszkerek/ui/choice.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import { FieldStep } from '../fields/field-step.tsx';
import { GradeStep } from '../fields/grade-step.tsx';
import type { Required } from '../fields/use-required.ts';
import styles from './planner.module.css';
import type { PlanTopic } from './spread-plan.ts';
import type { StoredPlan } from './stored-plans.ts';

interface PlanFieldsProps {
  step: number;
  fields: readonly Field[];
  topics: readonly PlanTopic[];
  state: StoredPlan;
  required: Required;
  grade: { value: number; set: (grade: number) => void; choices: readonly number[] } | null;
  onChange: (part: Partial<StoredPlan>) => void;
}

const weekdays = [
  { value: '1', label: 'hétfő' },
  { value: '2', label: 'kedd' },
  { value: '3', label: 'szerda' },
  { value: '4', label: 'csütörtök' },
  { value: '5', label: 'péntek' },
  { value: '6', label: 'szombat' },
  { value: '0', label: 'vasárnap' },
] as const;

/** The questions of one step: the goal with its topics, or the time with its rest days. */
export function PlanFields({ step, fields, topics, state, required, grade, onChange }: PlanFieldsProps) {
  const first = grade ? 2 : 1;
  const rest = state.restDays.map(String);
  return (
    <>
      {grade && <GradeStep number={1} choices={grade.choices} value={grade.value} onChange={grade.set} />}
      {fields.map((field, i) => (
        <FieldStep
          key={field.id}
          field={field}
          number={first + i}
          value={state.values[field.id] ?? ''}
          onChange={value => onChange({ values: { ...state.values, [field.id]: value } })}
          error={required.errorOf(field)}
          attach={required.attach(field.id)}
        />
      ))}
      {topics.length > 1 && (
        <fieldset className={styles.plannerTopics}>
          <legend className={formStyles.label} data-part="label">
            Mi kerüljön bele?
          </legend>
          {topics.map(topic => (
            <Checkbox
              key={topic.slug}
              checked={!state.skipped.includes(topic.slug)}
              onChange={event =>
                onChange({
                  skipped: event.target.checked ? state.skipped.filter(slug => slug !== topic.slug) : [...state.skipped, topic.slug],
                })
              }
            >
              {topic.waits ? `${topic.title} (még készül)` : `${topic.title} – ${topic.minutes} perc`}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {step === 1 && (
        <div className={formStyles.field}>
          <p className={formStyles.label} data-part="label" aria-hidden="true">
            Melyik napokon pihensz?
          </p>
          <ChipToggles
            legend="Melyik napokon pihensz?"
            options={weekdays}
            values={weekdays.filter(day => rest.includes(day.value)).map(day => day.value)}
            onToggle={value => {
              const day = Number(value);
              onChange({
                restDays: state.restDays.includes(day) ? state.restDays.filter(other => other !== day) : [...state.restDays, day],
              });
            }}
          />
        </div>
      )}
    </>
  );
}
