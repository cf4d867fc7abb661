import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import cards from './cards.module.css';
import panels from './panels.module.css';
import { RichText } from './rich-text.tsx';

export interface SorterItem {
  id: string;
  text: string;
  note?: string;
  mark?: 'ok' | 'bad';
}

interface SorterProps {
  items: SorterItem[];
  zones: { id: string; label: string }[];
  placement: Record<string, string>;
  onPlace: (item: string, zone: string | null) => void;
  trayLabel?: string;
}

interface Drag {
  id: string;
  dx: number;
  dy: number;
}

/** Cards and places: drag a card to its place, or tap it, then the place. */
export function Sorter({ items, zones, placement, onPlace, trayLabel = 'Kártyák' }: SorterProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const tray = useRef<HTMLUListElement>(null);
  const [placed, setPlaced] = useState<{ byKey: boolean } | null>(null);
  const pickedText = items.find(item => item.id === picked)?.text;

  const place = (item: string, zone: string | null) => {
    onPlace(item, zone);
    setPicked(null);
  };
  // The place button is gone with the card it waited for: the next card takes the focus.
  // Under a finger the page stays where it is; only keys follow the focus.
  useEffect(() => {
    if (placed) tray.current?.querySelector('button')?.focus({ preventScroll: !placed.byKey });
  }, [placed]);
  const placeByButton = (event: MouseEvent, zone: string | null) => {
    if (!picked) return;
    place(picked, zone);
    setPlaced({ byKey: event.detail === 0 });
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    dragged.current = false;
    start.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent, id: string) => {
    if (!start.current) return;
    const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
    if (!drag && Math.hypot(dx, dy) <= 6) return;
    dragged.current = true;
    setDrag({ id, dx, dy });
  };
  const drop = () => {
    start.current = null;
    setDrag(null);
  };
  const onPointerUp = (event: PointerEvent, id: string) => {
    drop();
    if (!drag) return;
    const below = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find(element => element instanceof HTMLElement && element.dataset.zone !== undefined);
    if (below instanceof HTMLElement) place(id, below.dataset.zone || null);
  };
  const onClick = (event: MouseEvent, id: string) => {
    // The click that ends a drag picks nothing; one by key has no detail.
    if (dragged.current && event.detail > 0) return;
    setPicked(picked === id ? null : id);
  };

  const card = (item: SorterItem) => (
    <li key={item.id}>
      <button
        type="button"
        className={classes(
          cards.card,
          picked === item.id && cards.on,
          item.mark && cards[item.mark],
          drag?.id === item.id && cards.dragged,
        )}
        aria-pressed={picked === item.id}
        style={drag?.id === item.id ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : undefined}
        onPointerDown={onPointerDown}
        onPointerMove={event => onPointerMove(event, item.id)}
        onPointerUp={event => onPointerUp(event, item.id)}
        onPointerCancel={drop}
        onClick={event => onClick(event, item.id)}
      >
        {item.mark && <Icon name={item.mark === 'ok' ? 'check' : 'close'} size={16} />}
        <span>
          <RichText text={item.text} />
        </span>
        {item.mark === 'bad' && <span className="sr-only"> – nézd meg újra</span>}
      </button>
      {item.note && <p className={panels.note}>{item.note}</p>}
    </li>
  );
  const inZone = (zone: string) => items.filter(item => placement[item.id] === zone);
  const loose = items.filter(item => placement[item.id] === undefined);
  return (
    <div className={cards.sorter} data-part="sorter">
      <div className={cards.tray} data-zone="">
        <h4 className="sr-only">{trayLabel}</h4>
        <ul ref={tray}>{loose.map(card)}</ul>
        {loose.length === 0 && <p className={cards.empty}>Minden kártya dobozban van.</p>}
        {picked && placement[picked] !== undefined && (
          <button type="button" className={cards.drop} onClick={event => placeByButton(event, null)}>
            Vissza ide
          </button>
        )}
      </div>
      <div className={cards.zones}>
        {zones.map(zone => (
          <div key={zone.id} className={cards.zone} data-zone={zone.id}>
            <h4>{zone.label}</h4>
            {picked && placement[picked] !== zone.id && (
              <button
                type="button"
                className={cards.drop}
                onClick={event => placeByButton(event, zone.id)}
                aria-label={`${pickedText} ide: ${zone.label}`}
              >
                ide
              </button>
            )}
            <ul>{inZone(zone.id).map(card)}</ul>
          </div>
        ))}
      </div>
    </div>
  );
}
