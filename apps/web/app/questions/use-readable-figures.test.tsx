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
