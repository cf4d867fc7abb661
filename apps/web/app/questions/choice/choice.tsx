import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import type { ViewProps } from '../view-props.ts';

const LETTERS = 'ABCDEFGH';

/** One right answer or several: big touch cards over real radio buttons and check boxes. */
export function Choice({ question, value, onChange, disabled, result, solution, tried, labelledBy }: ViewProps) {
  const name = useId();
  const multiple = question.type === 'multi';
  const chosen = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  const choose = (id: string) => {
    if (!multiple) return onChange(id);
    const next = chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id];
    onChange(next.length > 0 ? next : null);
  };
  const key = solution?.correct ?? question.correct;
  const stateOf = (id: string): 'ok' | 'bad' | 'dim' | 'selected' | 'tried' | 'idle' => {
    const picked = chosen.includes(id);
    if (!multiple && tried === id) return 'tried';
    if (key) return key.includes(id) ? 'ok' : picked && disabled ? 'bad' : disabled ? 'dim' : picked ? 'selected' : 'idle';
    if (result?.status === 'correct') return picked ? 'ok' : 'dim';
    if (!multiple && result?.status === 'incorrect' && picked) return 'bad';
    return picked ? 'selected' : 'idle';
  };
  return (
    <fieldset className="choices" aria-labelledby={labelledBy} disabled={disabled}>
      {question.answers?.map((answer, place) => {
        const state = stateOf(answer.id);
        const picked = chosen.includes(answer.id);
        return (
          <label key={answer.id} className={cx('choice', state !== 'idle' && `choice-${state}`)}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              className="sr-only"
              checked={picked}
              onChange={() => choose(answer.id)}
              value={answer.id}
              disabled={state === 'tried'}
              data-letter={LETTERS[place]}
            />
            <span className="choice-letter" aria-hidden="true">
              {state === 'ok' ? (
                <Icon name="check" size={22} />
              ) : state === 'bad' || state === 'tried' ? (
                <Icon name="close" size={22} />
              ) : (
                LETTERS[place]
              )}
            </span>
            <SafeHtml as="span" className="choice-text" html={answer.text} />
            {state === 'ok' && <span className="choice-note">{solution || result ? 'Helyes válasz' : 'Megoldás'}</span>}
            {state === 'bad' && <span className="choice-note">A te válaszod</span>}
            {state === 'tried' && <span className="choice-note">Ezt már próbáltad</span>}
          </label>
        );
      })}
    </fieldset>
  );
}
