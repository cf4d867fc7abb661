import { templateValues } from '@eszkerek/documents/tools/field-values';
import { renderParts } from '@eszkerek/documents/tools/prompt-text';
import type { ToolDataOf } from '@eszkerek/documents/tools/tool-data';
import { Button } from '@eszkerek/ui/button.tsx';
import chipsStyles from '@eszkerek/ui/chips.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import { FieldMessage } from '@eszkerek/ui/field-message.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { SegmentBar } from '@eszkerek/ui/segment-bar.tsx';
import { useEffect, useRef, useState } from 'react';
import { text } from '../../../text/common.ts';
import { FieldStep } from '../fields/field-step.tsx';
import { GradeChips } from '../fields/grade-chips.tsx';
import { typedTexts } from '../fields/typed-texts.ts';
import { useFieldValues } from '../fields/use-field-values.ts';
import { useGradeValue } from '../fields/use-grade-value.ts';
import type { ToolFrame } from '../frame.ts';
import { ResultPanel } from '../prompt/result-panel.tsx';
import { usePrompt } from '../prompt/use-prompt.ts';
import { useSessionValue } from '../session-value.ts';
import { ChoiceStep } from './choice-step.tsx';
import { type Choices, choiceValues, choose, isAnswered, summaryOf } from './choices.ts';
import styles from './multi-choice.module.css';

interface MultiChoiceProps {
  data: ToolDataOf<'multi-choice-prompt-generator'>;
  frame: ToolFrame;
}

const readChoices = (stored: unknown): Choices | null =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter((pair): pair is [string, string[]] => Array.isArray(pair[1])))
    : null;

/** One question a screen; back without loss; the prompt at the end. */
export function MultiChoice({ data, frame }: MultiChoiceProps) {
  const extras = data.extra ? [data.extra] : [];
  const state = useFieldValues(frame.slug, extras);
  const [choices, setChoices] = useSessionValue<Choices>(`${frame.slug}.choices`, {}, readChoices);
  const [at, setAt] = useState(0);
  const [told, setTold] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const grade = useGradeValue([], {}, frame.grades, [data.template]);
  const first = grade.ask ? 1 : 0;
  const screens = first + data.steps.length + extras.length;
  const step = data.steps[at - first];
  const parts = renderParts(data.template, {
    ...choiceValues(data.steps, choices),
    ...templateValues(extras, state.values),
    evfolyam: grade.value,
  });
  const prompt = usePrompt(frame, parts);

  // The new question is told and reached at once; the page as it opens keeps its focus.
  useEffect(() => {
    if (moved.current && at >= 0) heading.current?.focus();
  }, [at]);
  const go = (to: number) => {
    moved.current = true;
    setTold(false);
    setAt(to);
  };
  const next = () => {
    if (step && !isAnswered(step, choices)) setTold(true);
    else go(at + 1);
  };

  const summary = data.steps
    .map((other, i) => ({ at: i + first, id: other.id, text: summaryOf(other, choices) }))
    .filter(entry => entry.text && entry.at < at);
  const chosenLine = summary.length > 0 && (
    <ul className={chipsStyles.chips} data-part="chips" aria-label="Eddigi válaszaid">
      {summary.map(entry => (
        <li key={entry.id}>
          <button type="button" className={chipsStyles.chip} data-part="chip" onClick={() => go(entry.at)}>
            {entry.text}
          </button>
        </li>
      ))}
    </ul>
  );

  if (at >= screens)
    return (
      <>
        <div className={cx(panelStyles.panel, panelStyles.panelPad, styles.choiceDone)}>
          {chosenLine}
          <div className={layoutStyles.row} data-part="row">
            <Button variant="secondary" icon="arrow-left" onClick={() => go(screens - 1)}>
              {text.back}
            </Button>
            <Button variant="ghost" icon="retry" onClick={() => go(0)}>
              Elölről
            </Button>
          </div>
        </div>
        <ResultPanel
          frame={frame}
          prompt={prompt}
          labels={Object.fromEntries(data.steps.map(other => [other.id, other.question]))}
          typed={typedTexts(extras, state.values)}
          headingRef={heading}
        />
      </>
    );
  return (
    <form
      className={cx(panelStyles.panel, panelStyles.panelPad, styles.choicePanel)}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        next();
      }}
    >
      <SegmentBar
        segments={Array.from({ length: screens }, (_, i) => (i < at ? 'ok' : i === at ? 'current' : 'idle'))}
        label={`${at + 1}. kérdés, összesen ${screens}`}
      />
      {chosenLine}
      <h2 ref={heading} tabIndex={-1} className={styles.choiceQuestion}>
        {step?.question ?? (at < first ? 'Hányadik osztályos vagy?' : (data.extra?.label ?? ''))}
      </h2>
      {at < first && (
        <GradeChips name="evfolyam" legend="Hányadik osztályos vagy?" choices={grade.choices} value={grade.value} onChange={grade.set} />
      )}
      {step && (
        <ChoiceStep
          key={step.id}
          step={step}
          chosen={choices[step.id] ?? []}
          onChoose={value => {
            setTold(false);
            setChoices({ ...choices, [step.id]: choose(step, choices[step.id] ?? [], value) });
          }}
        />
      )}
      {!step && at >= first && data.extra && (
        <FieldStep
          field={data.extra}
          number={at + 1}
          value={state.values[data.extra.id] ?? ''}
          onChange={value => state.set(data.extra?.id ?? '', value)}
          error={null}
          attach={() => undefined}
        />
      )}
      {told && <FieldMessage kind="bad">Válassz legalább egyet, és mehetünk tovább.</FieldMessage>}
      <div className={layoutStyles.row} data-part="row">
        {at > 0 && (
          <Button variant="secondary" icon="arrow-left" onClick={() => go(at - 1)}>
            {text.back}
          </Button>
        )}
        <Button type="submit" iconEnd="arrow-right">
          {at === screens - 1 ? 'Kész a prompt' : 'Tovább'}
        </Button>
      </div>
    </form>
  );
}
