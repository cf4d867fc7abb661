import chipsStyles from '@eszkerek/ui/chips.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Input } from '@eszkerek/ui/input.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import type { ViewProps } from '../view-props.ts';
import styles from './typed.module.css';

type TypedProps = ViewProps<'numeric' | 'shortText'> & { unit?: string };

/** A typed answer, read as people write it; what the reader understood is said back. */
export function Typed({ question, unit, value, onChange, disabled, result, solution, labelledBy }: TypedProps) {
  const typed = typeof value === 'string' ? value : '';
  const state =
    result?.status === 'correct' ? 'ok' : result && result.status !== 'unreadable' && result.status !== 'saved' ? 'bad' : 'idle';
  return (
    <div className={styles.typed} data-part="typed">
      <div className={cx(styles['typed-row'], state !== 'idle' && styles[`typed-${state}`])}>
        <Input
          aria-labelledby={labelledBy}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
          placeholder="Írd ide a választ"
          readOnly={disabled}
          value={typed}
          onChange={event => onChange(event.target.value.trim() === '' ? null : event.target.value)}
        />
        {unit && <span className={styles['typed-unit']}>{unit}</span>}
      </div>
      {result?.understood && (
        <p className={formStyles.help} data-part="help">
          {result.understood}
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
      {(solution?.answer ?? question.answer) && (
        <p className={styles['typed-solution']}>
          {solution ? 'A helyes válasz: ' : 'Megoldás: '}
          <b>{solution?.answer ?? question.answer}</b>
        </p>
      )}
    </div>
  );
}
