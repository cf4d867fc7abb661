import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { spellFormula } from '../../lib/spell.ts';
import { plainHtml } from '../plain-html.ts';
import type { ViewProps } from '../view-props.ts';
import { move } from './move.ts';
import styles from './order.module.css';

/** Items in an order the pupil makes: drag by the handle, or the up and down buttons. */
export function OrderView({ question, value, onChange, disabled, solution, labelledBy }: ViewProps<'order'>) {
  const items = question.answers;
  const ids = Array.isArray(value) && value.length === items.length ? value : items.map(item => item.id);
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<{ id: string; by: number } | null>(null);
  // The moved row is a new place in the page: the focus would be lost, so it follows the item.
  useEffect(() => {
    if (!moved.current) return;
    const { id, by } = moved.current;
    moved.current = null;
    const row = [...(list.current?.children ?? [])].find(child => child instanceof HTMLElement && child.dataset.item === id);
    const buttons = [...(row?.querySelectorAll('button') ?? [])];
    const wanted = buttons[by < 0 ? 0 : 1];
    (wanted?.disabled ? buttons.find(button => !button.disabled) : wanted)?.focus();
  });

  const textOf = (id: string) => items.find(item => item.id === id)?.text ?? '';
  const spoken = (id: string) => plainHtml(textOf(id), spellFormula);
  const place = (id: string, to: number) => {
    const from = ids.indexOf(id);
    if (to < 0 || to >= ids.length || to === from) return;
    onChange(move(ids, from, to));
    if (!dragged) moved.current = { id, by: to - from };
    setAnnouncement(`${spoken(id)}: ${to + 1}. hely, összesen ${ids.length}.`);
  };
  const drag = (event: PointerEvent) => {
    if (!dragged || !list.current) return;
    const rows = [...list.current.children].map(row => row.getBoundingClientRect());
    const over = rows.findIndex(row => event.clientY < row.top + row.height / 2);
    place(dragged, over === -1 ? ids.length - 1 : over);
  };
  const key = solution?.correct ?? question.correct;
  return (
    <>
      <ol className={styles.order} data-part="order" ref={list} aria-labelledby={labelledBy}>
        {ids.map((id, at) => (
          <li
            key={id}
            data-item={id}
            className={cx(
              styles.orderItem,
              dragged === id && styles.orderDragged,
              key && disabled && (key[at] === id ? styles.orderOk : styles.orderBad),
            )}
          >
            <span
              className={styles.orderHandle}
              aria-hidden="true"
              onPointerDown={event => {
                if (disabled) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(id);
              }}
              onPointerMove={drag}
              onPointerUp={() => setDragged(null)}
              onPointerCancel={() => setDragged(null)}
            >
              <Icon name="sort" />
            </span>
            <span className={styles.orderPlace}>{at + 1}.</span>
            <SafeHtml as="span" className={styles.orderText} html={textOf(id)} />
            {!disabled && (
              <span className={styles.orderButtons}>
                <IconButton icon="chevron-up" label={`Feljebb: ${spoken(id)}`} disabled={at === 0} onClick={() => place(id, at - 1)} />
                <IconButton
                  icon="chevron-down"
                  label={`Lejjebb: ${spoken(id)}`}
                  disabled={at === ids.length - 1}
                  onClick={() => place(id, at + 1)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
      {key && (
        <div className={styles.orderSolution}>
          <b>A helyes sorrend:</b>
          <ol>
            {key.map(id => (
              <li key={id}>
                <SafeHtml as="span" html={textOf(id)} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
