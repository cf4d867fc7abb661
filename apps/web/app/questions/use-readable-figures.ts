import { watchSize } from '@eszkerek/ui/watch-size.ts';
import { type RefObject, useEffect } from 'react';
import { areApart, columnsOf, type Grown, isAround, middleOf, offTheLines, type Point, pointsOf } from './off-the-lines.ts';
import { type Box, meets, thinned } from './thinned.ts';

/** Smaller letters cannot be read on a phone, px; the small drawings of the answers are all there is to read. */
const LEAST_PX = 12;
const LEAST_IN_ANSWER_PX = 13;
const ON_BOARD = '(min-width: 56.25rem)';
/** SVG places text by its baseline, which is this share of the font size below the middle of the letters. */
const BASELINE_SHIFT = 0.35;
/** A drawn point is at most this wide; it belongs to a name that is at most this far from it, in units of the drawing. */
const DOT = 12;
const NAME_REACH = 24;
/** A round symbol is so many times as wide as the letter in it is high, and never a large circle of the figure itself. */
const RING_SHARE = 1.25;
const LARGEST_RING = 40;
/** The text of a cell has the room of its row, and is never left out: a table without it would say something else. */
const CELL_ROOM = 1.5;
const isCell = (text: SVGTextElement): boolean => text.classList.contains('fig-bare');

interface Shown extends Grown {
  text: SVGTextElement;
  value: number;
}

const numberIn = (text: Element): number =>
  Number.parseFloat((text.textContent ?? '').replace('−', '-').replace(/\s/g, '').replace(',', '.'));

const isNumber = ({ text }: Shown): boolean => text.classList.contains('fig-quiet') && !isCell(text);
const isGrown = ({ text }: Shown): boolean => text.style.fontSize !== '';

/** How far a label must move along one axis to stand on the paper. */
const inward = (from: number, size: number, paper: number, room: number): number =>
  Math.max(paper - from, 0) + Math.min(paper + room - from - size, 0);

/** Grows a label about its middle; a name grows away from its point, which it would cover otherwise, but not off a small paper. */
function grow(text: SVGTextElement, least: number, dots: readonly Box[], paper: Box | null): Shown {
  const size = Number(text.getAttribute('font-size'));
  const grown = Math.max(size, isCell(text) ? Math.min(least, size * CELL_ROOM) : least);
  text.style.fontSize = '';
  const was = text.getBBox();
  const middle = middleOf(was);
  const distance = (dot: Box) => Math.hypot(middleOf(dot).x - middle.x, middleOf(dot).y - middle.y);
  const [dot] = dots.filter(one => distance(one) < NAME_REACH).sort((a, b) => distance(a) - distance(b));
  const more = grown / size - 1;
  const away = dot && !text.classList.contains('fig-quiet') ? middleOf(dot) : middle;
  text.style.fontSize = more > 0 ? `${grown}px` : '';
  const { x, y, width, height } = text.getBBox();
  const [awayX, awayY] = [(middle.x - away.x) * more, (middle.y - away.y) * more + (grown - size) * BASELINE_SHIFT];
  const dx = awayX + (paper ? inward(x + awayX, width, paper.x, paper.width) : 0);
  const dy = awayY + (paper ? inward(y + awayY, height, paper.y, paper.height) : 0);
  text.style.transform = more > 0 ? `translate(${dx}px, ${dy}px)` : '';
  return { text, box: { x: x + dx, y: y + dy, width, height }, was, value: numberIn(text) };
}

/** Between a label and the edge of its card, px. */
const CARD_EDGE = 6;
const ROW_EDGE = 1;

/** The card around a drawing without such an edge, in units of the drawing. */
function roomOf(svg: SVGSVGElement, edge: number): Box | null {
  const [card, place] = [svg.closest('[data-part~="figure"]')?.getBoundingClientRect(), svg.getScreenCTM?.()];
  if (!card || !place) return null;
  return {
    x: (card.x + edge - place.e) / place.a,
    y: (card.y + edge - place.f) / place.d,
    width: (card.width - 2 * edge) / place.a,
    height: (card.height - 2 * edge) / place.d,
  };
}

/** What labels step back from: the lines, and the edge of the card; a row under an axis may come nearer to that. */
interface Field {
  points: readonly Point[];
  room: Box | null;
  rowRoom: Box | null;
}

const shiftBy = (labels: readonly Shown[], { x, y }: Point): void => {
  for (const label of labels) {
    label.text.style.transform += ` translate(${x}px, ${y}px)`;
    label.box = { ...label.box, x: label.box.x + x, y: label.box.y + y };
  }
};
const boxesWithout = (labels: readonly Shown[], those: readonly Shown[]): Box[] =>
  labels.filter(label => !those.includes(label)).map(({ box }) => box);

const rowsOf = (labels: readonly Shown[]): Shown[][] =>
  [...Map.groupBy(labels, ({ text }) => text.getAttribute('y')).values()].filter(row => row.length > 2);

/** Moves the grown names off the lines that they met by growing; those of one row, such as the names under bars, stay in it. */
function stepBack(names: readonly Shown[], { points, room, rowRoom }: Field): void {
  const free = names.filter(label => isGrown(label) && !isCell(label.text));
  const rows = rowsOf(free);
  for (const row of rows) shiftBy(row, offTheLines(row, { points, others: boxesWithout(names, row), room: rowRoom }, 'y'));
  for (const label of free) {
    const isInRow = rows.some(row => row.includes(label));
    const around = { points, others: boxesWithout(names, [label]), room: isInRow ? rowRoom : room };
    shiftBy([label], offTheLines([label], around, isInRow ? 'x' : 'both'));
  }
}

/** The numbers along an axis step off it together; the zero at a crossing meets the other axis too. */
function stepOffAxes(numbers: readonly Shown[], { points, rowRoom: room }: Field): void {
  const grown = numbers.filter(isGrown);
  const rows = rowsOf(grown);
  const inRow = new Set(rows.flat());
  for (const row of rows) shiftBy(row, offTheLines(row, { points, others: [], room }, 'y'));
  for (const column of columnsOf(grown.filter(number => !inRow.has(number))))
    shiftBy(column, offTheLines(column, { points, others: [], room }, 'x'));
  for (const zero of inRow) if (zero.value === 0) shiftBy([zero], offTheLines([zero], { points, others: [], room }, 'x'));
}

/** Enlarges a round symbol (a meter) with the letter inside it, and moves it on top so that wires do not cross it. */
function growRing({ text, box }: Shown, rings: readonly SVGPathElement[]): void {
  for (const ring of rings) {
    const { x: left, y: top, width, height } = ring.getBBox();
    const middle = { x: left + width / 2, y: top + height / 2 };
    if (!isAround(ring.getBBox(), box)) continue;
    const times = Math.max(1, (Number.parseFloat(text.style.fontSize) * RING_SHARE) / width);
    ring.style.transform = `translate(${middle.x}px, ${middle.y}px) scale(${times}) translate(${-middle.x}px, ${-middle.y}px)`;
    text.before(ring);
  }
}

/** Numbers that stand in one line are one scale; the longest first. */
function scalesOf(numbers: readonly Shown[]): Shown[][] {
  const rows = rowsOf(numbers);
  const inRow = new Set(rows.flat());
  return [...rows, numbers.filter(number => !inRow.has(number))];
}

/** The drawings of answers have no margin for labels that grew beyond their edge. */
const SMALL = 'label, table, ol';

/** On a board the labels are this part of the least text (base.css): larger ones cover each other. */
const LABEL_PART = 0.8;
/** There a figure has much room or little: names that cover each other, or are cut by the card, are tried smaller. */
const SMALLER = [0.85, 0.7];

const isOnBoard = (svg: SVGSVGElement): boolean =>
  svg.closest(':root[data-present], [data-part~="board"]') !== null && matchMedia(ON_BOARD).matches;

function leastPx(svg: SVGSVGElement): number {
  const root = document.documentElement;
  if (!isOnBoard(svg)) return svg.closest('label') ? LEAST_IN_ANSWER_PX : LEAST_PX;
  const { fontSize } = getComputedStyle(root);
  const part = root.dataset.present === undefined && !svg.closest('table') ? 1 : LABEL_PART;
  return (part * Number.parseFloat(fontSize)) / (Number(root.style.getPropertyValue('--fit')) || 1);
}

/** A number this near to a name, as a part of its height, would read as one with it: A0. */
const WORD_GAP = 0.3;
const spaced = (box: Box): Box => ({ ...box, x: box.x - WORD_GAP * box.height, width: box.width + 2 * WORD_GAP * box.height });

/** Labels of a figure that is drawn small grow to what can be read; numbers of a scale without room for that are left out, evenly. */
function relabel(svg: SVGSVGElement): void {
  const [shown, drawn] = [svg.getBoundingClientRect(), svg.viewBox.baseVal];
  if (shown.width === 0) return;
  const symbols = [...svg.querySelectorAll<SVGPathElement>('.fig-fill-ink, .fig-fill-paper')];
  const dots = symbols.map(path => path.getBBox()).filter(({ width, height }) => width < DOT && height < DOT);
  const rings = symbols.filter(path => path.getBBox().width >= DOT && path.getBBox().width < LARGEST_RING);
  const [room, rowRoom] = [roomOf(svg, CARD_EDGE), roomOf(svg, ROW_EDGE)];
  const inRing = ({ was }: Shown) => rings.some(ring => isAround(ring.getBBox(), was));
  const placed = (px: number): Shown[] => {
    const least = px / Math.min(shown.width / drawn.width, shown.height / drawn.height);
    const labels = [...svg.querySelectorAll('text')].map(text => grow(text, least, dots, svg.closest(SMALL) && drawn));
    // Most figures are drawn large enough: their lines need no look.
    if (!labels.some(isGrown)) return labels;
    const field: Field = { points: pointsOf(svg), room, rowRoom };
    stepBack(
      labels.filter(label => !isNumber(label) && !inRing(label)),
      field,
    );
    stepOffAxes(labels.filter(isNumber), field);
    return labels;
  };
  const isClear = (labels: readonly Shown[]) =>
    areApart(
      labels.filter(label => !isNumber(label)).map(({ box }) => box),
      room,
    );
  const wish = leastPx(svg);
  let labels = placed(wish);
  for (const part of isOnBoard(svg) ? SMALLER : []) {
    if (isClear(labels)) break;
    labels = placed(Math.max(LEAST_PX, wish * part));
  }
  for (const ring of rings) ring.style.transform = '';
  for (const label of labels.filter(isGrown)) growRing(label, rings);
  const names = labels.filter(label => !isNumber(label)).map(({ box }) => box);
  const numbers: Box[] = [];
  for (const scale of scalesOf(labels.filter(isNumber))) {
    const isCounted = scale.every(({ value }) => Number.isFinite(value)) && scale.some(isGrown);
    const kept = new Set(isCounted ? thinned(scale, numbers) : scale);
    for (const label of scale) {
      const isFree =
        !isGrown(label) || !(names.some(name => meets(spaced(label.box), name)) || numbers.some(other => meets(label.box, other)));
      const stays = kept.has(label) && isFree;
      label.text.style.visibility = stays ? '' : 'hidden';
      if (stays) numbers.push(label.box);
    }
  }
}

export function watchFigures(box: Element): () => void {
  const figures = box.querySelectorAll<SVGSVGElement>('svg.fig');
  return watchSize(figures, () => figures.forEach(relabel));
}

export function useReadableFigures(question: RefObject<HTMLElement | null>, questionId: string): void {
  useEffect(() => (question.current && questionId ? watchFigures(question.current) : undefined), [question, questionId]);
}
