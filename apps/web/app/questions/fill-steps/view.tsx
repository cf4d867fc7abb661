import type { AnswerValue } from '@eszkerek/contract/quiz-shapes';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { type ComponentType, useContext, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { KeypadContext } from '../keypad/keypad-context.ts';
import { KeypadSlot } from '../keypad/keypad-slot.tsx';
import { MathInput } from '../keypad/math-input.tsx';
import { Corrected, type CorrectedRow } from '../shared/corrected.tsx';
import typedStyles from '../shared/typed.module.css';
import type { ViewProps } from '../view-props.ts';
import styles from './fill-steps.module.css';
import { useFilledBoxes } from './use-filled-boxes.ts';
import { useSlots } from './use-slots.ts';

declare module 'react' {
  interface CSSProperties {
    '--signs'?: number;
  }
}

/** Signs that a field has room for before it grows; digits alone are shorter than what any answer may be. */
const ROOM = { digits: 2, fractions: 3, any: 4 };

/** Parts a), b), c) of a task each start a line. */
const partsOnLines = (html: string): string => (html.includes('a) ') ? html.replace(/(?<=[.;,!?]) (?=[b-e]\) )/g, '<br>') : html);

const textsOf = (value: AnswerValue | null | undefined): Record<string, string> =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {};

/** A worked solution with gaps: fields in its text; below it where one of them would stand in a power. */
export function FillStepsView(props: ViewProps<'fillSteps'>) {
  const { question, value, onChange, disabled, result, solution, tried, rightParts, labelledBy } = props;
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
  const slots = useSlots(
    box,
    blanks.map(({ id }) => id),
  );
  useFilledBoxes(box, { ...filled, ...(disabled ? solution?.blanks : {}) });
  const corrected = (id: string, Text: ComponentType<{ text: string }>, right: string): CorrectedRow => {
    const part = result?.parts?.find(candidate => candidate.id === id);
    const isRight = result?.status === 'correct' || part?.status === 'correct';
    // Without a verdict on it the key stands there alone: what was typed may be right in other words.
    const ok = value === null || !(isRight || part || result?.status === 'incorrect') ? null : isRight;
    const given = filled[id] ? <Text text={filled[id]} /> : undefined;
    return { id, ok, lead: <span className={styles.fillLetter}>{id}</span>, given, right: ok ? given : <Text text={right} /> };
  };
  const fieldOf = (id: string) => {
    const part = result?.parts?.find(candidate => candidate.id === id);
    const right = solution?.blanks?.[id];
    const text = filled[id] ?? '';
    const kept = rightParts?.includes(id) && text === before[id];
    const ok = kept || part?.status === 'correct';
    const locked = kept && !disabled;
    // What the first try wrote here stays in sight until something new is written.
    const old = disabled || part || ok || rightParts?.includes(id) !== false ? '' : (before[id] ?? '');
    return (
      <span key={id} className={cx(styles.gap, ok ? typedStyles['typed-ok'] : part && typedStyles['typed-bad'])}>
        <label className={blanks.length > 1 ? undefined : 'sr-only'} htmlFor={`${base}-${id}`}>
          {id}
          <span className="sr-only">{` helyére${ok ? ', ez már jó' : old && `, nem jó: ${old}`}`}</span>
        </label>
        <MathInput
          autoComplete="off"
          maxLength={80}
          style={{ '--signs': Math.max(ROOM[question.keys ?? 'any'], text.length, old.length) }}
          id={`${base}-${id}`}
          aria-invalid={part && part.status !== 'correct' ? true : undefined}
          readOnly={disabled || locked}
          tabIndex={locked ? -1 : undefined}
          placeholder={old || undefined}
          value={text}
          onChange={event => set(id, event.target.value)}
        />
        {(ok || part) && <Icon name={ok ? 'check' : 'close'} size={18} />}
        {right && !ok && <span>= {offer ? <offer.MathText text={right} /> : right}</span>}
      </span>
    );
  };
  const closed = offer && disabled ? solution?.blanks : undefined;
  return (
    <fieldset data-part="fill-steps" aria-labelledby={labelledBy} ref={box}>
      <SafeHtml className={styles.fillTemplate} data-part="template" html={partsOnLines(question.template)} />
      {[...(slots ?? [])].map(([id, slot]) =>
        createPortal(
          closed && offer ? (
            <b className={styles.gapRight} data-filled="" data-blank={id}>
              <offer.MathText text={closed[id] ?? ''} />
            </b>
          ) : (
            fieldOf(id)
          ),
          slot,
          id,
        ),
      )}
      {closed && offer ? (
        <Corrected flows labelledBy={labelledBy} rows={blanks.map(({ id }) => corrected(id, offer.MathText, closed[id] ?? ''))} />
      ) : (
        !slots && <div className={styles.fillBlanks}>{blanks.map(({ id }) => fieldOf(id))}</div>
      )}
      {!disabled && (!result || result.status === 'unreadable') && (
        <KeypadSlot fields={box} keys={question.keys} many={blanks.length > 1} />
      )}
    </fieldset>
  );
}
