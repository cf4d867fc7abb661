import { Icon } from '@eszkerek/ui/icon.tsx';
import { useNoFling } from '@eszkerek/ui/use-no-fling.ts';
import { type PointerEvent, useRef } from 'react';
import cards from './cards.module.css';
import controls from './controls.module.css';
import { RichText } from './rich-text.tsx';

interface OrdererProps {
  items: string[];
  onMove: (from: number, to: number) => void;
  from?: string;
  to?: string;
  label: string;
  /** Marks after checking. */
  marks?: ('ok' | 'bad' | undefined)[];
}

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, i) => i !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** A list to put in order: buttons for every row, or the grip by mouse and finger. */
export function Orderer({ items, onMove, from, to, label, marks }: OrdererProps) {
  const list = useRef<HTMLOListElement>(null);
  useNoFling(list, target => target.closest('[data-part="grip"]') !== null);
  const drag = (event: PointerEvent<HTMLElement>, index: number) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const row = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find(element => element instanceof HTMLElement && element.dataset.row !== undefined);
    const target = row instanceof HTMLElement ? Number(row.dataset.row) : index;
    if (target !== index) onMove(index, target);
  };
  return (
    <div className={cards.orderer}>
      {from && <p className={cards.end}>{from}</p>}
      <ol ref={list} aria-label={label}>
        {items.map((item, index) => (
          <li key={item} data-row={index} className={marks?.[index] && cards[marks[index]]}>
            <span
              className={cards.grip}
              data-part="grip"
              aria-hidden="true"
              onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={event => drag(event, index)}
            >
              <Icon name="grip" />
            </span>
            <span className={cards.orderText}>
              <RichText text={item} />
            </span>
            <button
              type="button"
              className={controls.round}
              aria-label={`Feljebb: ${item}`}
              aria-disabled={index === 0}
              onClick={() => index > 0 && onMove(index, index - 1)}
            >
              <Icon name="chevron-up" />
            </button>
            <button
              type="button"
              className={controls.round}
              aria-label={`Lejjebb: ${item}`}
              aria-disabled={index === items.length - 1}
              onClick={() => index < items.length - 1 && onMove(index, index + 1)}
            >
              <Icon name="chevron-down" />
            </button>
          </li>
        ))}
      </ol>
      {to && <p className={cards.end}>{to}</p>}
    </div>
  );
}
