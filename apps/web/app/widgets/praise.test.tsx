import { examplesOf } from '@eszkerek/widgets/examples.ts';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';

/** jsdom has no layout to observe. */
class NoLayout {
  observe() {}
  disconnect() {}
}

it('praises only while the solution stands, and keeps the task done', async () => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  const config = examplesOf('lever').find(({ mode }) => mode === 'balance');
  if (!config) throw new Error('no example');
  const { title, view } = widgets.lever;
  const { default: View } = await view();
  const onSolved = vi.fn();
  const { user } = show(<View config={config} title={title} id="lever-praise" seed={1} onSolved={onSolved} />);
  const further = screen.getByRole('button', { name: /: több$/ });
  for (let place = 2; place < 8; place++) await user.click(further);
  await user.click(screen.getByRole('button', { name: 'Ellenőrzöm' }));
  const widget = screen.getByRole('article');
  expect(widget).toHaveTextContent('melyik oldal billen le?');
  await user.click(further);
  expect(widget).toHaveTextContent('Ezt már megoldottad');
  expect(widget).not.toHaveTextContent('melyik oldal billen le?');
  await user.click(screen.getByRole('button', { name: /: kevesebb$/ }));
  expect(widget).toHaveTextContent('melyik oldal billen le?');
  expect(onSolved).toHaveBeenCalledTimes(1);
});
