import { expect, it, vi } from 'vitest';
import { watchFigures } from './use-readable-figures.ts';

const SVG = `<svg class="fig" viewBox="0 0 100 60">
  <text class="fig-text" x="12" y="30" font-size="6">üveg</text><text class="fig-text" x="90" y="20" font-size="6">levegő</text>
</svg>`;

/** Where each label ends up: a letter is half as wide as high. */
function shown(html: string): number[][] {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(act: () => void) {
        this.observe = act;
      }
      observe;
      disconnect() {}
    },
  );
  document.body.innerHTML = html;
  for (const svg of document.querySelectorAll('svg')) {
    svg.getBoundingClientRect = () => new DOMRect(0, 0, 50, 30);
    Object.defineProperty(svg, 'viewBox', { value: { baseVal: new DOMRect(0, 0, 100, 60) } });
  }
  const texts = [...document.querySelectorAll('text')];
  const boxOf = (text: SVGTextElement): DOMRect => {
    const size = Number.parseFloat(text.style.fontSize || String(text.getAttribute('font-size')));
    const width = ((text.textContent ?? '').length * size) / 2;
    return new DOMRect(Number(text.getAttribute('x')) - width / 2, Number(text.getAttribute('y')) - 0.85 * size, width, size);
  };
  for (const text of texts) text.getBBox = () => boxOf(text);
  for (const path of document.querySelectorAll('path')) {
    const [x = 0, y = 0, dx = 0, dy = 0] = (path.dataset.line ?? '').split(' ').map(Number);
    path.getTotalLength = () => dx + dy;
    Object.defineProperty(path, 'getPointAtLength', { value: (at: number) => ({ x: dx ? x + at : x, y: dy ? y + at : y }) });
  }
  watchFigures(document.body);
  return texts.map(text => {
    const [dx = 0] = (text.style.transform.match(/-?[\d.]+/g) ?? []).map(Number);
    const { x, width } = boxOf(text);
    return [x + dx, x + dx + width];
  });
}

it('keeps grown names on the small paper of an answer', () => {
  const [glass, air] = shown(`<table><tbody><tr><th>${SVG}</th></tr></tbody></table>`);
  expect(glass?.[0]).toBeGreaterThanOrEqual(0);
  expect(air?.[1]).toBeLessThanOrEqual(100);
});

it('lets them grow over the edge of the figure of a question, which has a margin', () => {
  expect(shown(`<div>${SVG}</div>`)[1]?.[1]).toBeGreaterThan(100);
});

it('keeps the cells of a table, and no larger than their row', () => {
  const cells = [10, 20, 30].map(x => `<text class="fig-text fig-quiet fig-bare" x="${x}" y="30" font-size="6">${x}</text>`);
  shown(`<div><svg class="fig" viewBox="0 0 100 60">${cells.join('')}</svg></div>`);
  for (const cell of document.querySelectorAll('text')) expect([cell.style.visibility, cell.style.fontSize]).toEqual(['', '9px']);
});

const shiftsOf = (axis: 'x' | 'y'): number[] =>
  [...document.querySelectorAll('text')].map(text =>
    [...text.style.transform.matchAll(/translate\((-?[\d.]+)px, (-?[\d.]+)px\)/g)].reduce(
      (sum, [, x, y]) => sum + Number(axis === 'x' ? x : y),
      0,
    ),
  );
const text = (looks: string, x: number, y: number, words: string) =>
  `<text class="fig-text ${looks}" x="${x}" y="${y}" font-size="6">${words}</text>`;

it('keeps the names under bars in one row, below the axis', () => {
  const names = ['H', 'Sze', 'P'].map((name, i) => text('', 20 + 30 * i, 30, name));
  // Alone, the middle one would stay on the axis rather than step onto the lower line.
  const lines = `<path class="fig-axis" data-line="0 20 100 0"/>${'<path data-line="35 44 30 0"/>'.repeat(2)}`;
  shown(`<div><svg class="fig" viewBox="0 0 100 60">${lines}${names.join('')}</svg></div>`);
  const [first = 0, ...rest] = shiftsOf('y');
  expect(rest).toEqual([first, first]);
  const box = document.querySelector('text')?.getBBox();
  expect((box?.y ?? 0) + 0.15 * (box?.height ?? 0) + first).toBeGreaterThan(20 + 1.5);
});

it('moves the numbers beside an upright axis off it together', () => {
  const numbers = [1, 2, 3, 4].map(n => text('fig-quiet', 45, 12 * n, `${n}`));
  shown(`<div><svg class="fig" viewBox="0 0 100 60"><path class="fig-axis" data-line="51 0 0 60"/>${numbers.join('')}</svg></div>`);
  const [first = 0, ...rest] = shiftsOf('x');
  expect(rest).toEqual([first, first, first]);
  expect(first).toBeLessThan(0);
});

it('leaves a number out that would read as one with a name', () => {
  const isSeen = (x: number) => {
    shown(`<div><svg class="fig" viewBox="0 0 100 60">${text('', x, 30, 'A')}${text('fig-quiet', 50, 33, '0')}</svg></div>`);
    return document.querySelector<SVGElement>('.fig-quiet')?.style.visibility !== 'hidden';
  };
  expect([36, 20].map(isSeen)).toEqual([false, true]);
});
