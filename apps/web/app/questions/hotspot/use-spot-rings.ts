import { watchSize } from '@eszkerek/ui/watch-size.ts';
import { type RefObject, useLayoutEffect } from 'react';
import { watchFigures } from '../use-readable-figures.ts';

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

const unionOf = (boxes: readonly DOMRect[]): DOMRect => {
  const [left, top] = [Math.min(...boxes.map(box => box.left)), Math.min(...boxes.map(box => box.top))];
  return new DOMRect(left, top, Math.max(...boxes.map(box => box.right)) - left, Math.max(...boxes.map(box => box.bottom)) - top);
};

/** What is drawn for an element, without its name beside it. */
function boxOf(figure: Element, id: string): DOMRect {
  const parts = [...figure.querySelectorAll(`[data-el="${CSS.escape(id)}"]`)];
  const shapes = parts.filter(({ tagName }) => tagName !== 'text');
  return unionOf((shapes.length > 0 ? shapes : parts).map(part => part.getBoundingClientRect()));
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

/** Whether the elements are rows of a table: they touch each other, so a ring stands between its lines. */
const areRows = (symbols: readonly { box: DOMRect; spot: DOMRect }[], board: DOMRect): boolean =>
  symbols.every(
    ({ box, spot }, i) =>
      box.width >= board.width * LARGEST &&
      box.height >= LEAST.symbol &&
      isAt(box, spot) &&
      symbols.every((other, k) => k === i || shared(grown(box, -1), grown(other.box, -1)) === 0),
  );

/** The frame of a ring and the space inside it, px. */
const FRAME = 6;
/** This part of the box of a line of text is above its letters; below them it has the tail of a γ. */
const ABOVE_LETTERS = 0.15;
const lettersOf = (text: Element): DOMRect => {
  const { x, y, width, height } = text.getBoundingClientRect();
  return new DOMRect(x, y + height * ABOVE_LETTERS, width, height * (1 - ABOVE_LETTERS));
};

/** A name that its own ring would cut is taken into the ring, where the ring reaches nothing else by that. */
function takeNameIn(figure: Element, ring: HTMLElement, rings: readonly HTMLElement[]): void {
  const frame = ring.getBoundingClientRect();
  const isOwn = (text: Element) => text.getAttribute('data-el') === ring.dataset.spot;
  const texts = [...figure.querySelectorAll('text')];
  const cut = texts
    .filter(isOwn)
    .map(text => grown(lettersOf(text), FRAME))
    .filter(name => shared(frame, name) > 0);
  const whole = unionOf([frame, ...cut]);
  const others = [
    ...texts.filter(text => !isOwn(text)).map(lettersOf),
    ...rings.filter(other => other !== ring).map(other => other.getBoundingClientRect()),
  ];
  if (cut.length === 0 || others.some(other => shared(whole, other) > shared(frame, other))) return;
  const [from, to] = [middleOf(frame), middleOf(whole)];
  ring.style.width = `${whole.width}px`;
  ring.style.height = `${whole.height}px`;
  ring.style.translate = `${to.x - from.x}px ${to.y - from.y}px`;
}

/** A line is looked at in so many places: closer together than a badge is wide. */
const SAMPLES = 40;
/** What a place of a line under a badge counts, in px² of a label. */
const LINE_COSTS = 8;
/** A badge nearer to another ring than this seems to belong to it, px. */
const APART = 34;

/** Places on the lines of the drawing, on the screen. */
function linesOf(figure: Element): DOMPoint[] {
  return [...figure.querySelectorAll('path')].flatMap(path => {
    const [length, matrix] = [path.getTotalLength?.() ?? 0, path.getScreenCTM?.()];
    if (length === 0 || !matrix) return [];
    return Array.from({ length: SAMPLES + 1 }, (_, i) => path.getPointAtLength((length * i) / SAMPLES).matrixTransform(matrix));
  });
}

const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
const has = ({ left, right, top, bottom }: DOMRect, { x, y }: DOMPoint) => x > left && x < right && y > top && y < bottom;
const closeness = (box: DOMRect, other: DOMRect): number => {
  const [a, b] = [middleOf(box), middleOf(other)];
  return Math.max(0, APART - Math.hypot(a.x - b.x, a.y - b.y));
};

/** Puts each badge into the corner of its ring where it covers the least of labels and lines, and is not taken for another ring's. */
function placeBadges(figure: Element, board: Element): void {
  const badges = [...board.querySelectorAll<SVGElement>('[data-spot] svg')];
  if (badges.length === 0) return;
  const labels = [...figure.querySelectorAll('text')].map(text => text.getBoundingClientRect());
  const lines = linesOf(figure);
  const rings = [...board.querySelectorAll('[data-spot]')];
  for (const badge of badges) {
    const others = rings.filter(ring => !ring.contains(badge)).map(ring => ring.getBoundingClientRect());
    const corners = cornersOf(badge.parentElement);
    const costs = corners.map(inset => {
      badge.style.inset = inset;
      const box = badge.getBoundingClientRect();
      const onLabels = labels.reduce((sum, label) => sum + shared(box, label), 0);
      const nearOthers = others.reduce((sum, other) => sum + closeness(box, other), 0);
      return onLabels + nearOthers + LINE_COSTS * lines.filter(place => has(box, place)).length;
    });
    badge.style.inset = corners[costs.indexOf(Math.min(...costs))] ?? '';
  }
}

/** Draws the rings around whole symbols, and places their badges; keeps the labels of the drawing readable. */
export function useSpotRings(drawing: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [figure, board] = [drawing.current, drawing.current?.parentElement];
    if (!figure || !board) return;
    const place = () => {
      const ids = [...figure.querySelectorAll('[data-el]')].map(part => part.getAttribute('data-el') ?? '');
      const boxes = new Map([...new Set(ids)].map(id => [id, boxOf(figure, id)]));
      const rings = [...board.querySelectorAll<HTMLElement>('[data-spot]')];
      for (const ring of rings) ring.style.width = ring.style.height = ring.style.translate = '';
      const symbols = rings.flatMap(ring => {
        const box = boxes.get(ring.dataset.spot ?? '');
        return box ? [{ spot: ring.getBoundingClientRect(), box, style: ring.style }] : [];
      });
      const frame = board.getBoundingClientRect();
      const [round, rows] = [areRound(symbols, frame), areRows(symbols, frame)];
      board.toggleAttribute('data-around', round || rows);
      for (const { box, style } of round || rows ? symbols : []) {
        // The letters of a narrow cell begin at its line: the frame of a row stands outside of it at the ends.
        style.width = `${rows ? box.width + 2 * GAP : sideOf(box.width, box)}px`;
        style.height = `${rows ? box.height - GAP : sideOf(box.height, box)}px`;
      }
      if (round) for (const ring of rings) takeNameIn(figure, ring, rings);
      placeBadges(figure, board);
    };
    place();
    // Marking an element draws the figure anew. Its labels grow first: the badges keep clear of them.
    const unwatchFigures = watchFigures(figure);
    const unwatch = watchSize([figure], place);
    return () => {
      unwatchFigures();
      unwatch();
    };
  });
}
