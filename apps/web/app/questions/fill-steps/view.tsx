import { cx } from '@eszkerek/ui/cx.ts';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useId, useRef } from 'react';
import { KeypadSlot } from '../keypad/keypad-slot.tsx';
import { MathInput } from '../keypad/math-input.tsx';
import type { ViewProps } from '../view-props.ts';
import styles from './fill-steps.module.css';
import { PartReasons, reasonedParts } from './part-reasons.tsx';

/** A worked solution with gaps: lettered boxes in the formula, the same letters on the inputs below. */
export function FillStepsView({ question, value, onChange, disabled, result, solution, labelledBy }: ViewProps<'fillSteps'>) {
  const base = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const { blanks } = question;
  const filled: Record<string, string> = value && typeof value === 'object' && !Array.isArray(value) ? value : {};
  // The reply tells one reason already; here are those of the other blanks.
  const reasons = reasonedParts(result).filter(part => part.explanation !== result?.explanation);
  // Two blanks may change before the next render: the second change starts from the first.
  const latest = useRef(filled);
  latest.current = filled;
  const set = (id: string, text: string) => {
    const next = { ...latest.current, [id]: text };
    latest.current = next;
    onChange(Object.values(next).some(Boolean) ? next : null);
  };
  return (
    <fieldset className={styles.fillSteps} data-part="fill-steps" aria-labelledby={labelledBy} ref={box}>
      <SafeHtml className={styles.fillTemplate} html={question.template} />
      <div className={styles.fillBlanks}>
        {blanks.map(blank => {
          const part = result?.parts?.find(candidate => candidate.id === blank.id);
          const right = solution?.blanks?.[blank.id];
          return (
            <div key={blank.id} className={cx(styles.fillBlank, part && (part.status === 'correct' ? styles.fillOk : styles.fillBad))}>
              <label className={styles.fillLetter} htmlFor={`${base}-${blank.id}`}>
                {blank.id}
                <span className="sr-only"> helyére</span>
              </label>
              <MathInput
                autoComplete="off"
                maxLength={80}
                id={`${base}-${blank.id}`}
                aria-invalid={part && part.status !== 'correct' ? true : undefined}
                readOnly={disabled}
                value={filled[blank.id] ?? ''}
                onChange={event => set(blank.id, event.target.value)}
              />
              {right && <span>= {right}</span>}
            </div>
          );
        })}
      </div>
      {!disabled && <KeypadSlot fields={box} />}
      <PartReasons parts={reasons} />
    </fieldset>
  );
}
