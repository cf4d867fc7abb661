import { examplesOf } from '@eszkerek/widgets/examples.ts';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';

it('marks the widget at the middle of the window, where the bottom bar gives way to it', async () => {
  const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  class Layout {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      seen.push(told);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Layout);
  vi.stubGlobal('IntersectionObserver', Layout);
  const [config] = examplesOf('lever');
  if (!config) throw new Error('no example');
  const { title, view } = widgets.lever;
  const { default: View } = await view();
  show(<View config={config} title={title} id="lever" seed={1} />);
  const widget = screen.getByRole('article');
  expect(widget).not.toHaveAttribute('data-at-hand');
  for (const told of seen) told([{ isIntersecting: true }]);
  expect(widget).toHaveAttribute('data-at-hand');
  for (const told of seen) told([{ isIntersecting: false }]);
  expect(widget).not.toHaveAttribute('data-at-hand');
});
