import { examplesOf } from '@eszkerek/widgets/examples.ts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { fetchWidget, Widget } from './widget.tsx';

/** Nothing is ever seen. */
class NoLayout {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
});

it('stands on a slide at once where its view was fetched before', async () => {
  const [config] = examplesOf('lever');
  if (!config) throw new Error('no example');
  await fetchWidget('lever');
  show(<Widget kind="lever" config={config} id="lever" seed={1} atOnce />);
  expect(screen.getByRole('article')).toBeInTheDocument();
});

it('waits on a page until it is near', () => {
  const [config] = examplesOf('lever');
  if (!config) throw new Error('no example');
  show(<Widget kind="lever" config={config} id="lever" seed={1} />);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
