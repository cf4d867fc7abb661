import { initialValues, templateValues } from '@eszkerek/documents/tools/field-values';
import { renderParts } from '@eszkerek/documents/tools/prompt-text';
import type { ToolDataOf } from '@eszkerek/documents/tools/tool-data';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { useMemo, useRef, useState } from 'react';
import { useStored } from '../../../lib/stored.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { text } from '../../../text/common.ts';
import { RequiredAlert } from '../fields/required-alert.tsx';
import { typedTexts } from '../fields/typed-texts.ts';
import { useGradeValue } from '../fields/use-grade-value.ts';
import { useRequired } from '../fields/use-required.ts';
import type { ToolFrame } from '../frame.ts';
import { ResultPanel } from '../prompt/result-panel.tsx';
import { usePrompt } from '../prompt/use-prompt.ts';
import type { ToolSlots } from '../slots.ts';
import { PlanFields } from './plan-fields.tsx';
import { planLines } from './plan-text.ts';
import { PlanView } from './plan-view.tsx';
import styles from './planner.module.css';
import { spreadPlan } from './spread-plan.ts';
import { plans, type StoredPlan } from './stored-plans.ts';
import { isFinished, useFinishedQuizzes } from './use-finished-quizzes.ts';
import { forLabel, useLessonLabels } from './use-lesson-labels.ts';

interface GoalPlannerProps {
  data: ToolDataOf<'goal-planner'>;
  frame: ToolFrame;
  title: string;
  slots: ToolSlots;
}

const DEFAULT_MINUTES = 30;
const steps = ['Mi a cél?', 'Mennyi időd van?', 'Terv'] as const;
const DAY_MS = 86_400_000;
const dayHere = (after = 0): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000 + after * DAY_MS).toISOString().slice(0, 10);
};
/** The deadline that a plan of so many days starts with. */
const firstDeadline = ({ fields, plan: { local } }: ToolDataOf<'goal-planner'>): Record<string, string> => {
  const date = fields.find(({ kind }) => kind === 'date');
  return local?.days && date ? { [date.id]: dayHere(local.days) } : {};
};

/** Goal, time, plan: laid out here on the device, and the same as a prompt where the tool wants one. */
export function GoalPlanner({ data, frame, title, slots }: GoalPlannerProps) {
  const alive = useHydrated();
  const stored = useStored(plans)[frame.slug];
  const fresh: StoredPlan = {
    values: { ...initialValues(data.fields), ...(alive ? firstDeadline(data) : {}) },
    skipped: [],
    restDays: data.plan.local?.restDays ?? [],
    done: [],
    from: alive ? dayHere() : '',
  };
  const [unsaved, setUnsaved] = useState<StoredPlan | null>(null);
  const keeps = data.saveLocally !== false;
  const kept = keeps ? stored : unsaved;
  const state: StoredPlan = kept ? { ...kept, values: { ...fresh.values, ...kept.values } } : fresh;
  const change = (part: Partial<StoredPlan>) => {
    const next = { ...state, ...part };
    if (keeps) plans.set({ ...plans.get(), [frame.slug]: next });
    else setUnsaved(next);
  };
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const timeFields = data.fields.filter(field => field.kind === 'date' || field.kind === 'number');
  const goalFields = data.fields.filter(field => !timeFields.includes(field));
  const required = useRequired(at === 0 ? goalFields : data.fields, state.values);
  const finished = useFinishedQuizzes();
  const labels = useLessonLabels();

  const topics = data.plan.local?.topics ?? [];
  const deadline = String(state.values[timeFields.find(field => field.kind === 'date')?.id ?? ''] ?? '');
  const minutes = Number(state.values[timeFields.find(field => field.kind === 'number')?.id ?? '']) || DEFAULT_MINUTES;
  const chosen = topics.filter(topic => !state.skipped.includes(topic.slug));
  const wanted = chosen.filter(({ slug }) => labels[slug] !== 'known').map(topic => forLabel(topic, labels[topic.slug]));
  const hardest = data.plan.local?.hardest;
  const plan = spreadPlan({
    topics: wanted,
    today: state.from,
    deadline,
    minutesPerDay: minutes,
    restDays: state.restDays,
    fillers: data.plan.local?.fillers,
    hardest: hardest === undefined ? undefined : String(state.values[hardest] ?? ''),
  });
  const done = useMemo(() => {
    const blocks = plan.days.flatMap(day => day.blocks);
    return new Set([...state.done, ...blocks.filter(block => !block.again && isFinished(block.slug, finished)).map(block => block.id)]);
  }, [plan, state.done, finished]);

  const template = data.plan.template;
  const grade = useGradeValue(data.fields, state.values, frame.grades, template ? [template] : []);
  const values = {
    ...templateValues(data.fields, state.values),
    evfolyam: grade.value,
    terv: planLines(plan.days),
    temak: wanted.map(topic => topic.title),
  };
  const prompt = usePrompt(frame, template ? renderParts(template, values) : [], required.check);

  const go = (to: number) => {
    if (to > at && !required.check()) return;
    // A plan begins on the day it is made.
    if (to === 2 && !kept) change({ from: dayHere() });
    setAt(to);
    heading.current?.focus();
  };
  return (
    <>
      <ol className={styles.planSteps} aria-label="Lépések">
        {steps.map((step, i) => (
          <li key={step} aria-current={i === at ? 'step' : undefined} data-done={i < at || undefined}>
            {`${i + 1}. ${step}`}
          </li>
        ))}
      </ol>
      <section className={cx(panelStyles.panel, panelStyles.panelPad, styles.planner)}>
        <h2 ref={heading} tabIndex={-1}>
          {steps[at]}
        </h2>
        {at < 2 ? (
          <form
            className={styles.plannerForm}
            noValidate
            onSubmit={event => {
              event.preventDefault();
              go(at + 1);
            }}
          >
            <PlanFields
              step={at}
              fields={at === 0 ? goalFields : timeFields}
              topics={at === 0 ? topics : []}
              state={state}
              required={required}
              grade={at === 0 && grade.ask ? grade : null}
              onChange={change}
            />
            <div className={layoutStyles.row} data-part="row">
              {at > 0 && (
                <Button variant="secondary" icon="arrow-left" onClick={() => go(at - 1)}>
                  {text.back}
                </Button>
              )}
              <Button type="submit" iconEnd="arrow-right">
                {at === 1 ? 'Készítsd el a tervet' : 'Tovább'}
              </Button>
            </div>
          </form>
        ) : (
          <>
            {data.plan.mode !== 'prompt' && (
              <PlanView
                plan={plan}
                title={title}
                slug={frame.slug}
                done={done}
                known={chosen.filter(({ slug }) => labels[slug] === 'known').map(topic => topic.title)}
                onTick={id => change({ done: state.done.includes(id) ? state.done.filter(other => other !== id) : [...state.done, id] })}
                startFocus={slots.startFocus}
              />
            )}
            <div className={cx(layoutStyles.row, 'no-print')} data-part="row">
              <Button variant="secondary" icon="arrow-left" onClick={() => go(1)}>
                {text.back}
              </Button>
              <Button variant="ghost" icon="retry" onClick={() => change({ from: dayHere(), done: [] })}>
                Újratervezem mától
              </Button>
            </div>
            {keeps && (
              <p className={cx(formStyles.help, 'no-print')} data-part="help">
                A terv ezen az eszközön marad, nálunk nem tároljuk.
              </p>
            )}
          </>
        )}
      </section>
      {at === 2 && template && data.plan.mode !== 'local' && (
        <ResultPanel
          frame={frame}
          prompt={prompt}
          labels={Object.fromEntries(data.fields.map(field => [field.id, field.label]))}
          typed={typedTexts(data.fields, state.values)}
          title="Ugyanez promptként"
        />
      )}
      <RequiredAlert alert={required.alert} />
    </>
  );
}
