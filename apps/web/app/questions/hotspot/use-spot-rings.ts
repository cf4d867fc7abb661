import { type RefObject, useLayoutEffect } from 'react';

/** Where the tick or cross of a ring may stand: `inset` from its edges, further out at a small ring. */
const cornersOf = (ring: Element | null): string[] => {
  const out = ring && ring.getBoundingClientRect().width <= LEAST.symbol ? '-1.05rem' : '-0.75rem';
  return [`${out} ${out} auto auto`, `auto ${out} ${out} auto`, `${out} auto auto ${out}`, `auto auto ${out} ${out}`];
};
/** Between a symbol and the ring around it, px. */
const GAP = 4;
/** A ring around a flat one would touch its sides; a large one around a dot of a line would cover the ticks beside it. */
const LEAST = { dot: 20, symbol: 32 };
const DOT = 16;
const sideOf = (length: number, box: DOMRect): number =>
  Math.max(Math.max(box.width, box.height) < DOT ? LEAST.dot : LEAST.symbol, length + 2 * GAP);
/** A ring around more than this share of the board would hold other symbols too. */
const LARGEST = 0.5;
/** The middle of a symbol is at most this far from its point, px: a line or an angle is marked at its point alone. */
const OFF_POINT = 6;

const shared = (a: DOMRect, b: DOMRect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const grown = ({ x, y, width, height }: DOMRect, by: number): DOMRect => new DOMRect(x - by, y - by, width + 2 * by, height + 2 * by);

/** What is drawn for an element, without its name beside it. */
function boxOf(figure: Element, id: string): DOMRect {
  const parts = [...figure.querySelectorAll(`[data-el="${CSS.escape(id)}"]`)];
  const shapes = parts.filter(({ tagName }) => tagName !== 'text');
  const boxes = (shapes.length > 0 ? shapes : parts).map(part => part.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map(box => box.left)), Math.min(...boxes.map(box => box.top))];
  return new DOMRect(left, top, Math.max(...boxes.map(box => box.right)) - left, Math.max(...boxes.map(box => box.bottom)) - top);
}

const isAt = (box: DOMRect, spot: DOMRect): boolean =>
  Math.hypot(box.x + box.width / 2 - spot.x - spot.width / 2, box.y + box.height / 2 - spot.y - spot.height / 2) < OFF_POINT;

/** Whether every symbol is compact and has room for a ring of its own around it: then all of them get one. */
const areRound = (symbols: readonly { box: DOMRect; spot: DOMRect }[], board: DOMRect): boolean =>
  symbols.every(
    ({ box, spot }, i) =>
      box.width > 0 &&
      box.height > 0 &&
      box.width < board.width * LARGEST &&
      box.height < board.height * LARGEST &&
      isAt(box, spot) &&
      symbols.every((other, k) => k === i || shared(grown(box, GAP), grown(other.box, GAP)) === 0),
  );

/** Whether the elements are rows of a table: they touch each other, so a ring stands inside its row. */
const areRows = (symbols: readonly { box: DOMRect; spot: DOMRect }[], board: DOMRect): boolean =>
  symbols.every(
    ({ box, spot }, i) =>
      box.width >= board.width * LARGEST &&
      box.height >= LEAST.symbol &&
      isAt(box, spot) &&
      symbols.every((other, k) => k === i || shared(grown(box, -1), grown(other.box, -1)) === 0),
  );

/** Draws the rings around whole symbols, and puts each badge into the corner where it covers the least of the labels. */
export function useSpotRings(drawing: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [figure, board] = [drawing.current, drawing.current?.parentElement];
    if (!figure || !board) return;
    const place = () => {
      const ids = [...figure.querySelectorAll('[data-el]')].map(part => part.getAttribute('data-el') ?? '');
      const boxes = new Map([...new Set(ids)].map(id => [id, boxOf(figure, id)]));
      const rings = [...board.querySelectorAll<HTMLElement>('[data-spot]')];
      for (const ring of rings) ring.style.width = ring.style.height = '';
      const symbols = rings.flatMap(ring => {
        const box = boxes.get(ring.dataset.spot ?? '');
        return box ? [{ spot: ring.getBoundingClientRect(), box, style: ring.style }] : [];
      });
      const frame = board.getBoundingClientRect();
      const [round, rows] = [areRound(symbols, frame), areRows(symbols, frame)];
      board.toggleAttribute('data-around', round || rows);
      for (const { box, style } of round || rows ? symbols : []) {
        style.width = `${rows ? box.width - GAP : sideOf(box.width, box)}px`;
        style.height = `${rows ? box.height - GAP : sideOf(box.height, box)}px`;
      }
      const labels = [...figure.querySelectorAll('text')].map(text => text.getBoundingClientRect());
      for (const badge of board.querySelectorAll<SVGElement>('[data-spot] svg')) {
        const corners = cornersOf(badge.parentElement);
        const covered = corners.map(inset => {
          badge.style.inset = inset;
          const box = badge.getBoundingClientRect();
          return labels.reduce((sum, label) => sum + shared(box, label), 0);
        });
        badge.style.inset = corners[covered.indexOf(Math.min(...covered))] ?? '';
      }
    };
    place();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(place);
    watch.observe(figure);
    return () => watch.disconnect();
  });
}
