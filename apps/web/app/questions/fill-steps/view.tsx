import type { AnswerValue } from '@eszkerek/contract/quiz-shapes';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { type ComponentType, useContext, useId, useRef } from 'react';
import { KeypadContext } from '../keypad/keypad-context.ts';
import { KeypadSlot } from '../keypad/keypad-slot.tsx';
import { MathInput } from '../keypad/math-input.tsx';
import { Corrected, type CorrectedRow } from '../shared/corrected.tsx';
import typedStyles from '../shared/typed.module.css';
import type { ViewProps } from '../view-props.ts';
import styles from './fill-steps.module.css';
import { useFilledBoxes } from './use-filled-boxes.ts';

/** Parts a), b), c) of a task each start a line. */
const partsOnLines = (html: string): string => (html.includes('a) ') ? html.replace(/(?<=[.;,!?]) (?=[b-e]\) )/g, '<br>') : html);

const textsOf = (value: AnswerValue | null | undefined): Record<string, string> =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {};

/** A worked solution with gaps: lettered boxes in the formula, the same letters on the inputs below. */
export function FillStepsView(props: ViewProps<'fillSteps'>) {
  const { question, value, onChange, disabled, result, solution, tried, rightParts = [], labelledBy } = props;
  const base = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const offer = useContext(KeypadContext);
  const { blanks } = question;
  const filled = textsOf(value);
  const before = textsOf(tried);
  // Two blanks may change before the next render: the second change starts from the first.
  const latest = useRef(filled);
  latest.current = filled;
  const set = (id: string, text: string) => {
    const next = { ...latest.current, [id]: text };
    latest.current = next;
    onChange(Object.values(next).some(Boolean) ? next : null);
  };
  useFilledBoxes(box, { ...filled, ...(disabled ? solution?.blanks : {}) });
  const corrected = (id: string, Text: ComponentType<{ text: string }>, right: string): CorrectedRow => {
    const ok = result?.parts?.find(part => part.id === id)?.status === 'correct' || result?.status === 'correct';
    const given = filled[id] ? <Text text={filled[id]} /> : undefined;
    return { id, ok, lead: <span className={styles.fillLetter}>{id}</span>, given, right: ok ? given : <Text text={right} /> };
  };
  return (
    <fieldset data-part="fill-steps" aria-labelledby={labelledBy} ref={box}>
      <SafeHtml className={styles.fillTemplate} data-part="template" html={partsOnLines(question.template)} />
      {offer && disabled && solution?.blanks ? (
        <Corrected
          flows
          labelledBy={labelledBy}
          rows={blanks.map(({ id }) => corrected(id, offer.MathText, solution.blanks?.[id] ?? ''))}
        />
      ) : (
        <div className={styles.fillBlanks}>
          {blanks.map(blank => {
            const part = result?.parts?.find(candidate => candidate.id === blank.id);
            const right = solution?.blanks?.[blank.id];
            const kept = rightParts.includes(blank.id) && filled[blank.id] === before[blank.id];
            const ok = kept || part?.status === 'correct';
            return (
              <div key={blank.id} className={cx(styles.fillBlank, ok ? typedStyles['typed-ok'] : part && typedStyles['typed-bad'])}>
                <label className={styles.fillLetter} htmlFor={`${base}-${blank.id}`}>
                  {blank.id}
                  <span className="sr-only"> helyére{ok && ', ez már jó'}</span>
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
                {(ok || part) && <Icon name={ok ? 'check' : 'close'} size={18} />}
                {right && !ok && <span>= {offer ? <offer.MathText text={right} /> : right}</span>}
              </div>
            );
          })}
        </div>
      )}
      {!disabled && (!result || result.status === 'unreadable') && (
        <KeypadSlot fields={box} keys={question.keys} many={blanks.length > 1} />
      )}
    </fieldset>
  );
}
