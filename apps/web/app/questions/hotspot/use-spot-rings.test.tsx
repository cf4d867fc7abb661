import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { HotspotView } from './view.tsx';

type Props = Parameters<typeof HotspotView>[0];

const showSpots = (svg: string, spots: Props['question']['spots'], more: Partial<Props> = {}) =>
  show(
    <HotspotView
      question={{ id: 'q', type: 'hotspot', question: 'Melyik?', figure: { svg, alt: '' }, spots, hintCount: 0 }}
      value={null}
      onChange={() => undefined}
      disabled={false}
      result={null}
      solution={null}
      labelledBy="q"
      {...more}
    />,
  );

it('puts the badge where it covers no label', () => {
  const rect = (x: number, y: number) => DOMRect.fromRect({ x, y, width: 10, height: 10 });
  // The label stands at the top on both sides of the ring.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (!(this instanceof SVGElement) || this.tagName === 'text') return DOMRect.fromRect({ x: 0, y: 0, width: 40, height: 10 });
    const [top, right] = this.style.inset.split(' ');
    return rect(right === 'auto' ? 0 : 30, top === 'auto' ? 30 : 0);
  });
  const spots = [{ id: 'x1', text: 'utas', x: 50, y: 50 }];
  showSpots('<svg viewBox="0 0 40 40"><text>vonat</text></svg>', spots, { value: 'x1', disabled: true, solution: { correct: ['x1'] } });
  expect(document.querySelector<SVGElement>('label svg')?.style.inset).toMatch(/^auto -0.75rem/);
});

it('puts the badge where it is not taken for that of the next ring', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = (x: number, y: number, side: number) => DOMRect.fromRect({ x: x - side / 2, y: y - side / 2, width: side, height: side });
    if (this instanceof SVGElement) {
      const [top, right] = this.style.inset.split(' ');
      return at(right === 'auto' ? 35 : 65, top === 'auto' ? 65 : 35, 18);
    }
    return this.getAttribute('data-spot') === 'x2' ? at(80, 20, 20) : at(50, 50, 20);
  });
  const spots = [
    { id: 'x1', text: 'A', x: 50, y: 50 },
    { id: 'x2', text: 'B', x: 80, y: 20 },
  ];
  showSpots('<svg viewBox="0 0 100 100"></svg>', spots, { value: 'x1', disabled: true, solution: { correct: ['x1'] } });
  const badge = document.querySelector<SVGElement>('label svg');
  expect(badge?.style.inset).toMatch(/^auto/);
});

it('rings whole symbols where each of them has room, points of them where one has none', () => {
  const at = new Map([
    ['M1', DOMRect.fromRect({ x: 10, y: 10, width: 20, height: 20 })],
    ['M2', DOMRect.fromRect({ x: 60, y: 60, width: 30, height: 20 })],
  ]);
  const middle = (label: Element | null) => Number.parseFloat((label as HTMLElement).style.left);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const drawn = at.get(this.getAttribute('d') ?? '');
    if (drawn) return drawn;
    if (!this.hasAttribute('data-spot')) return DOMRect.fromRect({ x: 0, y: 0, width: 100, height: 100 });
    const left = middle(this.parentElement);
    return DOMRect.fromRect({ x: left - 5, y: (left === 20 ? 20 : 70) - 5, width: 10, height: 10 });
  });
  const rings = (second: number) => {
    const { container, unmount } = showSpots('<svg viewBox="0 0 100 100"><path data-el="x1" d="M1"/><path data-el="x2" d="M2"/></svg>', [
      { id: 'x1', text: 'egyik', x: 20, y: 20 },
      { id: 'x2', text: 'másik', x: second, y: 70 },
    ]);
    const widths = [...container.querySelectorAll<HTMLElement>('[data-spot]')].map(({ style }) => style.width);
    unmount();
    return widths;
  };
  expect(rings(75)).toEqual(['32px', '38px']);
  // Its point stands off its middle, as the end of a line does.
  expect(rings(60)).toEqual(['', '']);
});

it('takes a name that the ring would cut into the ring, unless another name is in the way', () => {
  const at = new Map([
    ['M1', DOMRect.fromRect({ x: 30, y: 40, width: 40, height: 20 })],
    ['ε', DOMRect.fromRect({ x: 60, y: 25, width: 10, height: 20 })],
    ['B', DOMRect.fromRect({ x: 40, y: 22, width: 10, height: 20 })],
  ]);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const drawn = at.get(this.getAttribute('d') ?? (this.tagName === 'text' ? this.textContent : ''));
    if (drawn) return drawn;
    if (!(this instanceof HTMLElement && this.dataset.spot)) return DOMRect.fromRect({ x: 0, y: 0, width: 100, height: 100 });
    const [width, height] = [Number.parseFloat(this.style.width) || 10, Number.parseFloat(this.style.height) || 10];
    return DOMRect.fromRect({ x: 50 - width / 2, y: 50 - height / 2, width, height });
  });
  const ring = (texts: string) => {
    const svg = `<svg viewBox="0 0 100 100"><path data-el="x1" d="M1"/>${texts}</svg>`;
    const { container, unmount } = showSpots(svg, [{ id: 'x1', text: 'ABC szög', x: 50, y: 50 }]);
    const { width, height, translate } = container.querySelector<HTMLElement>('[data-spot]')?.style ?? {};
    unmount();
    return [width, height, translate];
  };
  const [own, other] = ['<text data-el="x1">ε</text>', '<text>B</text>'];
  expect(ring(own)).toEqual(['50px', '44px', '1px -6px']);
  expect(ring(own + other)).toEqual(['48px', '32px', '']);
});

it('rings a whole row of a table between its lines, off the letters at its ends', () => {
  const at = new Map([
    ['M1', DOMRect.fromRect({ x: 10, y: 0, width: 80, height: 50 })],
    ['M2', DOMRect.fromRect({ x: 10, y: 50, width: 80, height: 50 })],
  ]);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const drawn = at.get(this.getAttribute('d') ?? '');
    if (drawn) return drawn;
    if (!this.hasAttribute('data-spot')) return DOMRect.fromRect({ x: 0, y: 0, width: 100, height: 100 });
    const top = Number.parseFloat(this.parentElement?.style.top ?? '');
    return DOMRect.fromRect({ x: 45, y: top - 5, width: 10, height: 10 });
  });
  const { container } = showSpots('<svg viewBox="0 0 100 100"><path data-el="x1" d="M1"/><path data-el="x2" d="M2"/></svg>', [
    { id: 'x1', text: '1. sor', x: 50, y: 25 },
    { id: 'x2', text: '2. sor', x: 50, y: 75 },
  ]);
  const sizes = [...container.querySelectorAll<HTMLElement>('[data-spot]')].map(({ style }) => [style.width, style.height]);
  expect(sizes).toEqual([
    ['88px', '46px'],
    ['88px', '46px'],
  ]);
});
