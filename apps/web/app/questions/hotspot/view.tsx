import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { useEffect, useId, useRef } from 'react';
import { spellFormula } from '../../lib/spell.ts';
import { plainHtml } from '../plain-html.ts';
import type { ViewProps } from '../view-props.ts';
import styles from './hotspot.module.css';
import type { SpotState } from './mark-elements.ts';
import { SpotBoard } from './spot-board.tsx';

const NOTES: Partial<Record<SpotState, string>> = { ok: 'Helyes válasz', bad: 'A te válaszod', tried: 'Ezt már próbáltad' };

/** A radio button stands over each element of the figure; a tap on the element itself chooses it too. */
export function HotspotView({ question, value, onChange, disabled, result, solution, tried, labelledBy }: ViewProps<'hotspot'>) {
  const name = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const key = solution?.correct ?? question.correct;
  const stateOf = (id: string): SpotState => {
    if (tried === id) return 'tried';
    if (key?.includes(id)) return 'ok';
    if (value !== id) return 'idle';
    return result?.status === 'correct' ? 'ok' : (key && disabled) || result?.status === 'incorrect' ? 'bad' : 'selected';
  };
  const canChoose = (id: string): boolean => !disabled && tried !== id;
  useEffect(() => {
    const box = drawing.current;
    if (!box) return;
    const choose = (event: MouseEvent): void => {
      const id = event.target instanceof Element ? event.target.closest('[data-el]')?.getAttribute('data-el') : null;
      if (id && id !== value && canChoose(id)) onChange(id);
    };
    box.addEventListener('click', choose);
    return () => box.removeEventListener('click', choose);
  });
  // The reply names parts of the figure and would cover its lower half on a phone.
  const closed = disabled && key !== undefined;
  const before = useRef(closed);
  useEffect(() => {
    if (closed && !before.current) drawing.current?.scrollIntoView?.({ block: 'nearest' });
    before.current = closed;
  }, [closed]);
  const chosen = question.spots.find(({ id }) => id === value);
  return (
    <fieldset className={styles.hotspot} data-part="hotspot" aria-labelledby={labelledBy} disabled={disabled}>
      <SpotBoard svg={question.figure?.svg ?? ''} stateOf={stateOf} drawing={drawing}>
        {question.spots.map(({ id, text, x, y }) => {
          const state = stateOf(id);
          return (
            <label key={id} className={cx(styles.spot, styles[`spot-${state}`])} style={{ left: `${x}%`, top: `${y}%` }}>
              <input
                type="radio"
                name={name}
                className="sr-only"
                value={id}
                checked={value === id}
                onChange={() => onChange(id)}
                disabled={!canChoose(id)}
                aria-label={[plainHtml(text, spellFormula), NOTES[state]].filter(Boolean).join(', ')}
              />
              <span aria-hidden="true" data-spot={id}>
                {state === 'ok' && <Icon name="check" size={18} />}
                {(state === 'bad' || state === 'tried') && <Icon name="close" size={18} />}
              </span>
            </label>
          );
        })}
      </SpotBoard>
      {(chosen || !disabled) && (
        <p className={formStyles.help} data-part="help">
          {chosen ? (
            <>
              Ezt jelölted: <SafeHtml as="span" html={chosen.text} />
            </>
          ) : (
            'Koppints az ábra egyik részére!'
          )}
        </p>
      )}
    </fieldset>
  );
}
