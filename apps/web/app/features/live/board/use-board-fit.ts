import { useEffect, useLayoutEffect } from 'react';
import { watchFigures } from '../../../questions/use-readable-figures.ts';

/** Read from the back row: every size of the page follows the screen, and the visitor's zoom still applies. */
const fontAt = (share: number): string => `calc(max(16px, 1.1vw + 0.95vh) * var(--zoom, 100) / 100 * ${share})`;

const LEAST = 0.4;
/** Beside votes the letters of the page stop at 1, and only those of the votes grow on. */
const MOST = 1.5;
const STEPS = 7;

const rightEdge = (element: Element | null): number => Math.floor(element?.getBoundingClientRect().right ?? 0);

/** Higher than the screen, or with votes or cards that run over the right edge of their place. */
const overflows = (page: HTMLElement): boolean =>
  page.scrollHeight > page.clientHeight ||
  [...page.querySelectorAll('[data-part~="match"]')].some(cards => cards.scrollWidth > cards.clientWidth) ||
  [...page.querySelectorAll('table')].some(table => rightEdge(table) > rightEdge(table.parentElement));

/** How much of the board and of its usual size the question has beside votes, in the order they are tried. */
const WIDTHS = ['2fr', '3fr', '1.5fr'];
/** A drawing alone in its column would shrink with it, and its labels are smaller than the letters. */
const DRAWN_WIDTHS = ['2fr', '3fr'];
const placesOf = (widths: readonly string[]) => ['1', '0.8', '0.65'].flatMap(size => widths.map(width => ({ size, width })));
/** Votes this large are read from the back row: the question need not shrink any further for them. */
const READABLE = 1;

/** The question in the letters of votes: votes never grow larger than the question and the answer beside them. */
const ASKED = 1.6;

/** The largest share at which the page does not scroll: nobody stands at the board to scroll it. */
function largest(least: number, most: number, fitsAt: (share: number) => boolean): number {
  if (fitsAt(most)) return most;
  let [fits, tooLarge] = [least, most];
  for (let step = 0; step < STEPS; step++) {
    const middle = (fits + tooLarge) / 2;
    if (fitsAt(middle)) fits = middle;
    else tooLarge = middle;
  }
  return fits;
}

/** Room of the drawing beside what it shows, in its own units. */
const MARGIN = 8;

/** A drawing so many times as wide as high gets the whole width, below its question. */
const WIDE = 3;

type Edges = [left: number, top: number, right: number, bottom: number];

/** What is drawn of a figure with its margin, within its paper; null where nothing is measured. */
function drawnIn(svg: SVGSVGElement): Edges | null {
  const drawn = svg.getBBox?.();
  if (!drawn?.width) return null;
  const { x, y, width, height } = svg.viewBox.baseVal;
  return [
    Math.max(x, drawn.x - MARGIN),
    Math.max(y, drawn.y - MARGIN),
    Math.min(x + width, drawn.x + drawn.width + MARGIN),
    Math.min(y + height, drawn.y + drawn.height + MARGIN),
  ];
}

/** Figures of one size without the paper that is empty in all of them: what is drawn gets the room, and they can still be compared. */
function crop(figures: readonly SVGSVGElement[]): void {
  const edges = figures.map(drawnIn).filter(found => found !== null);
  if (edges.length < figures.length || new Set(figures.map(svg => svg.getAttribute('viewBox'))).size !== 1) return;
  const at = (side: number): number[] => edges.map(found => found[side] ?? 0);
  const [left, top] = [Math.min(...at(0)), Math.min(...at(1))];
  const [width, height] = [Math.max(...at(2)) - left, Math.max(...at(3)) - top];
  for (const svg of figures) {
    svg.removeAttribute('width');
    svg.removeAttribute('height');
    svg.setAttribute('viewBox', [left, top, width, height].join(' '));
    svg.toggleAttribute('data-wide', width > WIDE * height);
  }
}

/** Figures that stand beside each other: the question's own, and those of its answers. */
const GROUPS = ['[data-part~="figure"] > svg', '[data-part~="choices"] svg.fig', 'table svg.fig'];

/** Drawings grow at most so many times over their usual size. */
const MOST_DRAWN = 3;

type Place = ReturnType<typeof placesOf>[number];

function set({ size, width }: Place, share: number): void {
  const { style } = document.documentElement;
  style.setProperty('--told', width);
  style.setProperty('--asked', size);
  style.setProperty('--voted', String(Math.max(1, share)));
  style.setProperty('font-size', fontAt(Math.min(1, share)));
}

/** Sets the letters as large as they fit, and says how large that is. */
function fitLetters(page: HTMLElement): number {
  const most = page.querySelector('table') ? MOST : 1;
  const widths = page.querySelector('[data-part~="figure"]:only-child') ? DRAWN_WIDTHS : WIDTHS;
  let best: { place: Place; share: number } = { place: { size: '1', width: '2fr' }, share: 0 };
  for (const [tried, place] of placesOf(widths).entries()) {
    if (best.share === most || (best.share >= READABLE && tried % widths.length === 0)) break;
    const share = largest(LEAST, Math.min(most, ASKED * Number(place.size)), at => {
      set(place, at);
      return !overflows(page);
    });
    if (share > best.share) best = { place, share };
  }
  set(best.place, best.share);
  return best.share;
}

/** What says in other words what stands above it gives its place to letters that can be read. */
const SPARE = '[data-spare]';

function fit(): void {
  const page = document.documentElement;
  for (const group of GROUPS) crop([...page.querySelectorAll<SVGSVGElement>(group)]);
  const draw = (times: number): void => page.style.setProperty('--drawn', String(times));
  draw(1);
  const spare = page.querySelector<HTMLElement>(SPARE);
  if (spare) spare.hidden = false;
  if (fitLetters(page) < READABLE && spare) {
    spare.hidden = true;
    fitLetters(page);
  }
  // The letters come first; the drawings take the room that they leave.
  if (page.querySelector('svg.fig'))
    draw(
      largest(1, MOST_DRAWN, at => {
        draw(at);
        return !overflows(page);
      }),
    );
}

/** Sets the font of the page after every change of the board, of its window, of the loaded fonts and of the site bar above it. */
export function useBoardFit(): void {
  useLayoutEffect(fit);
  // After each change of the board its figures are new ones.
  useEffect(() => watchFigures(document.body));
  useEffect(() => {
    const { fonts, documentElement } = document;
    const shell = new MutationObserver(fit);
    shell.observe(documentElement, { attributeFilter: ['data-shell'] });
    window.addEventListener('resize', fit);
    fonts?.addEventListener('loadingdone', fit);
    return () => {
      shell.disconnect();
      window.removeEventListener('resize', fit);
      fonts?.removeEventListener('loadingdone', fit);
      for (const name of ['font-size', '--told', '--asked', '--voted', '--drawn']) documentElement.style.removeProperty(name);
    };
  }, []);
}
