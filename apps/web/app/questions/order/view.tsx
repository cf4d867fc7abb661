import { cx } from '@eszkerek/ui/cx.ts';
import formStyles from '@eszkerek/ui/form.module.css';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { spellFormula } from '../../lib/spell.ts';
import { plainHtml } from '../plain-html.ts';
import { Corrected } from '../shared/corrected.tsx';
import { LETTERS } from '../shared/letters.ts';
import type { ViewProps } from '../view-props.ts';
import { compareOrders } from './compare-orders.ts';
import { move } from './move.ts';
import styles from './order.module.css';
import { useRowDrag } from './use-row-drag.ts';

/** Items in an order the pupil makes: drag a row, tap it and then its new place, or use the arrow keys. */
export function OrderView({ question, value, onChange, disabled, result, solution, lettered, labelledBy }: ViewProps<'order'>) {
  const items = question.answers;
  const ids = Array.isArray(value) && value.length === items.length ? value : items.map(item => item.id);
  const list = useRef<HTMLOListElement>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<string | null>(null);
  // The moved row is a new place in the page: the focus would be lost, so it follows the item.
  useEffect(() => {
    const id = moved.current;
    moved.current = null;
    if (id) list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  });

  const textOf = (id: string) => items.find(item => item.id === id)?.text ?? '';
  const letter = (id: string) => lettered && <b>{`${LETTERS[items.findIndex(item => item.id === id)]}\u00a0`}</b>;
  const spoken = (id: string) => plainHtml(textOf(id), spellFormula);
  const place = (id: string, to: number) => {
    const from = ids.indexOf(id);
    if (to < 0 || to >= ids.length || to === from) return;
    onChange(move(ids, from, to));
    moved.current = id;
    setAnnouncement(`${spoken(id)}: ${to + 1}. hely, összesen ${ids.length}.`);
  };
  const drag = useRowDrag(list, { disabled, onOver: place });
  const press = (id: string) => {
    if (drag.justDragged()) return;
    if (picked === null || picked === id) return setPicked(picked === id ? null : id);
    place(picked, ids.indexOf(id));
    setPicked(null);
  };
  const step = (event: KeyboardEvent, id: string) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    place(id, ids.indexOf(id) + by);
  };
  const key = solution?.correct ?? question.correct;
  const rows = (right: readonly string[]) => {
    const isCompared = disabled && solution && value !== null;
    const compared = isCompared ? compareOrders(right.map(textOf), ids.map(textOf)) : [];
    const isWrong = compared.some(({ state }) => state !== 'there');
    const list = (
      <Corrected
        labelledBy={labelledBy}
        rows={right.map((id, at) => {
          const { state, given = at } = compared[at] ?? {};
          const unmarked = state === 'kept' || (disabled && solution && value === null);
          const item = (
            <>
              {letter(id)}
              <SafeHtml as="span" html={textOf(id)} />
              {isWrong && state !== 'there' && (
                <>
                  {' '}
                  <span className={cx(formStyles.help, 'keep-end')}>{`– nálad: ${given + 1}. hely`}</span>
                </>
              )}
            </>
          );
          return { id, ok: unmarked ? null : state !== 'out', right: `${at + 1}.`, rest: item };
        })}
      />
    );
    if (result?.status === 'correct') return list;
    return (
      <>
        <p className={formStyles.help} data-part="help">
          A helyes sorrend:
        </p>
        {list}
      </>
    );
  };
  const right = result?.status === 'correct' ? ids : key;
  if (right && disabled) return rows(right);
  return (
    <div data-no-swipe>
      {!disabled && !result && (
        <p className={formStyles.help} data-part="help">
          {picked === null ? 'Fogd meg és húzd, vagy koppints egy sorra.' : 'Most koppints arra a helyre, ahová való.'}
        </p>
      )}
      <ol className={styles.order} data-part="order" ref={list} aria-labelledby={labelledBy}>
        {ids.map((id, at) => (
          <li key={id}>
            <button
              type="button"
              data-item={id}
              className={cx(styles.orderItem, (drag.dragged === id || picked === id) && styles.orderPicked)}
              aria-pressed={picked === id}
              disabled={disabled}
              onClick={() => press(id)}
              onKeyDown={event => step(event, id)}
              {...drag.row(id)}
            >
              {/* Closed without an answer: no order of anybody's. */}
              {!(disabled && value === null) && <span className={styles.orderPlace}>{at + 1}.</span>}
              {letter(id)}
              <SafeHtml as="span" className={styles.orderText} data-part="bold-math" html={textOf(id)} />
              {!disabled && (
                <>
                  <span className="sr-only">. A nyilakkal mozgatható.</span>
                  <span className={styles.orderHandle} data-handle aria-hidden="true">
                    <Icon name="grip" />
                  </span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {key && rows(key)}
    </div>
  );
}
