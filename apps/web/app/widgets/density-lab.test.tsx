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

it('tells a wrong quotient before the sample goes into the water', async () => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  const [config] = examplesOf('density-lab');
  if (!config) throw new Error('no example');
  const { title, view } = widgets['density-lab'];
  const { default: View } = await view();
  const { user } = show(<View config={config} title={title} id="density" seed={1} />);
  await user.click(screen.getByRole('button', { name: 'Mérlegre' }));
  await user.click(screen.getByRole('button', { name: 'Mérőhengerbe' }));
  const ratio = screen.getByLabelText('Tömeg : térfogat');
  await user.type(ratio, '9');
  await user.click(screen.getByRole('button', { name: 'Vízbe engedem' }));
  expect(screen.getByRole('status')).toHaveTextContent('Fakocka: számold újra, tömeg osztva térfogattal!');
  await user.clear(ratio);
  await user.type(ratio, '0,6');
  await user.click(screen.getByRole('button', { name: 'Vízbe engedem' }));
  expect(screen.getByRole('row', { name: /^fakocka/ })).toHaveTextContent('úszik');
});
