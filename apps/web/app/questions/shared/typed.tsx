import { groupDigits } from '@eszkerek/numbers/hungarian';
import chipsStyles from '@eszkerek/ui/chips.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { useContext, useRef } from 'react';
import { asksForDigits, asksForList } from '../keypad/asks-for-digits.ts';
import { KeypadContext } from '../keypad/keypad-context.ts';
import { KeypadSlot } from '../keypad/keypad-slot.tsx';
import { MathInput } from '../keypad/math-input.tsx';
import { needsDigitsOnly } from '../keypad/units.ts';
import type { ViewProps } from '../view-props.ts';
import { isAsTyped } from './as-typed.ts';
import styles from './typed.module.css';

type TypedProps = ViewProps<'numeric' | 'shortText'> & { unit?: string };

/** An answer that has been read is written as books write it; a number of another base has no thousands. */
const grouped = (text: string): string =>
  /^[01]+$/.test(text.trim()) ? text : text.replace(/(?<![\d,.])\d{5,}/g, digits => groupDigits(digits));

const endsInWord = (text: string): boolean => /[\p{L}°%][²³]?\s*$/u.test(text);

/** A typed answer, read as people write it; what the reader understood is said back. */
export function Typed({ question, unit, value, onChange, disabled, result, solution, labelledBy }: TypedProps) {
  const box = useRef<HTMLDivElement>(null);
  const offer = useContext(KeypadContext);
  const typed = typeof value === 'string' ? value : '';
  const state =
    result?.status === 'correct' ? 'ok' : result && result.status !== 'unreadable' && result.status !== 'saved' ? 'bad' : 'idle';
  const number = question.type === 'numeric';
  const key = solution?.answer ?? question.answer;
  const needsDigits = unit === undefined ? asksForDigits(question.question) : needsDigitsOnly(unit);
  const Field = number ? MathInput : Input;
  return (
    <div className={styles.typed} data-part="typed" ref={box}>
      <div className={cx(styles['typed-row'], offer && styles['typed-large'], state !== 'idle' && styles[`typed-${state}`])}>
        <Field
          aria-labelledby={labelledBy}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
          placeholder={disabled ? undefined : 'Írd ide a választ'}
          readOnly={disabled}
          value={state === 'idle' ? typed : grouped(typed)}
          onChange={event => onChange(event.target.value.trim() === '' ? null : event.target.value)}
        />
        {state !== 'idle' && <Icon name={state === 'ok' ? 'check' : 'close'} size={24} />}
        {unit && !endsInWord(typed) && <span className={styles['typed-unit']}>{unit}</span>}
      </div>
      {question.type === 'numeric' && !disabled && state === 'idle' && (
        <KeypadSlot fields={box} keys={needsDigits ? 'digits' : question.keys} list={asksForList(question.question)} />
      )}
      {question.type === 'numeric' && question.keys === 'fractions' && !offer && !disabled && state === 'idle' && (
        <p className={formStyles.help} data-part="help">
          Törtet így írj: 7/9
        </p>
      )}
      {result?.understood && !isAsTyped(result.understood, typed) && (
        <p className={formStyles.help} data-part="help">
          {offer ? <offer.MathText text={result.understood} /> : result.understood}
        </p>
      )}
      {result?.choices && (
        <div className={layoutStyles.row} data-part="row">
          {result.choices.map(reading => (
            <button key={reading} type="button" className={chipsStyles.chip} data-part="chip" onClick={() => onChange(reading)}>
              {reading}
            </button>
          ))}
        </div>
      )}
      {key && (
        <p data-part="solution">
          {solution ? 'A helyes válasz: ' : 'Megoldás: '}
          <b>{offer ? <offer.MathText text={key} /> : key}</b>
        </p>
      )}
    </div>
  );
}
