import { examplesOf } from '@eszkerek/widgets/examples.ts';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';

/** jsdom has no layout to observe. */
class NoLayout {
  observe() {}
  disconnect() {}
}

/** A drawing that is not scaled: its units are the pixels of the window. */
class Unscaled {
  x: number;
  y: number;
  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }
  matrixTransform() {
    return this;
  }
}

it('keeps a pulled corner under the finger, and fits the drawing when it is let go', async () => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  vi.stubGlobal('DOMPoint', Unscaled);
  Object.assign(Element.prototype, {
    setPointerCapture: () => undefined,
    hasPointerCapture: () => true,
  });
  Object.assign(SVGElement.prototype, { getScreenCTM: () => null });
  const config = examplesOf('right-triangle-lab').find(({ mode }) => mode === 'squares');
  if (!config) throw new Error('no example');
  const { title, view } = widgets['right-triangle-lab'];
  const { default: View } = await view();
  show(<View config={config} title={title} id="held" seed={1} />);
  const corner = () => {
    const grip = document.querySelector('[data-grip="a befogó"]');
    if (!grip) throw new Error('no grip');
    const [x = Number.NaN, y = Number.NaN] = (/\((.*)\)/.exec(grip.getAttribute('transform') ?? '')?.[1] ?? '').split(' ').map(Number);
    return { grip, x, y };
  };
  const from = corner();
  // Only pulled, not yet moved: nothing jumps.
  fireEvent.pointerDown(from.grip, { pointerId: 1, clientX: from.x, clientY: from.y });
  for (const by of [20, 40, 60]) {
    fireEvent.pointerMove(corner().grip, { pointerId: 1, clientX: from.x + by, clientY: from.y });
    // The value snaps to a half, which is less than a finger's width.
    expect(Math.abs(corner().x - from.x - by)).toBeLessThan(10);
    expect(corner().y).toBe(from.y);
  }
  const pulled = corner();
  fireEvent.pointerUp(pulled.grip, { pointerId: 1, clientX: pulled.x, clientY: pulled.y });
  expect(corner().y).not.toBe(from.y);
});
