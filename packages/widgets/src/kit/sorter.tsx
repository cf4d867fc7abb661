import { cx as classes } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { useNoFling } from '@eszkerek/ui/use-no-fling.ts';
import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import cards from './cards.module.css';
import panels from './panels.module.css';
import { RichText } from './rich-text.tsx';
import { useEdgeScroll } from './use-edge-scroll.ts';
import { keepWhole } from './use-reply-room.ts';

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
  /** Where the finger is, and how far it took the card. */
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** The place under the finger: empty for the tray, none outside. */
  over: string | undefined;
}

const zoneAt = (x: number, y: number): string | undefined => {
  const zone = document.elementsFromPoint(x, y).find(element => element instanceof HTMLElement && element.dataset.zone !== undefined);
  return zone instanceof HTMLElement ? zone.dataset.zone : undefined;
};

/** Cards and places: drag a card to its place, or tap it, then the place. */
export function Sorter({ items, zones, placement, onPlace, trayLabel = 'Kártyák' }: SorterProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const root = useRef<HTMLDivElement>(null);
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
  useNoFling(root, () => dragged.current);
  // A place grows with its cards: the lower ones must not go under the strip. Explanations make all of them grow, more than fits.
  const where = JSON.stringify(placement);
  const isExplained = items.some(({ note }) => note !== undefined);
  const before = useRef({ where, isExplained });
  useLayoutEffect(() => {
    const grown = isExplained && !before.current.isExplained ? root.current?.lastElementChild?.lastElementChild : root.current;
    if (grown && (before.current.where !== where || before.current.isExplained !== isExplained)) keepWhole(grown);
    before.current = { where, isExplained };
  }, [where, isExplained]);
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
    setDrag({ id, x: event.clientX, y: event.clientY, dx, dy, over: zoneAt(event.clientX, event.clientY) });
  };
  useEdgeScroll(root, drag, by => {
    if (!start.current || !drag) return;
    start.current.y -= by;
    setDrag({ ...drag, dy: drag.y - start.current.y, over: zoneAt(drag.x, drag.y) });
  });
  const drop = () => {
    start.current = null;
    setDrag(null);
  };
  const onPointerUp = (event: PointerEvent, id: string) => {
    drop();
    if (!drag) return;
    const zone = zoneAt(event.clientX, event.clientY);
    if (zone !== undefined) place(id, zone || null);
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
    <div ref={root} className={cards.sorter} data-part="sorter">
      <div className={classes(cards.tray, drag?.over === '' && cards.over)} data-zone="">
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
          <div key={zone.id} className={classes(cards.zone, drag?.over === zone.id && cards.over)} data-zone={zone.id}>
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
