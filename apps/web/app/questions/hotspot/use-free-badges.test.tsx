import { expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { HotspotView } from './view.tsx';

it('puts the badge where it covers no label', () => {
  const rect = (x: number, y: number) => DOMRect.fromRect({ x, y, width: 10, height: 10 });
  // The label stands at the top on both sides of the ring.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (!(this instanceof SVGElement) || this.tagName === 'text') return DOMRect.fromRect({ x: 0, y: 0, width: 40, height: 10 });
    const [top, right] = this.style.inset.split(' ');
    return rect(right === 'auto' ? 0 : 30, top === 'auto' ? 30 : 0);
  });
  show(
    <HotspotView
      question={{
        id: 'q',
        type: 'hotspot',
        question: 'Melyik?',
        figure: { svg: '<svg viewBox="0 0 40 40"><text>vonat</text></svg>', alt: '' },
        spots: [{ id: 'x1', text: 'utas', x: 50, y: 50 }],
        hintCount: 0,
      }}
      value="x1"
      onChange={() => undefined}
      disabled
      result={null}
      solution={{ correct: ['x1'] }}
      labelledBy="q"
    />,
  );
  expect(document.querySelector<SVGElement>('label svg')?.style.inset).toMatch(/^auto -0.75rem/);
});
