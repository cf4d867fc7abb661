import { examplesOf } from '@eszkerek/widgets/examples.ts';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';

/** jsdom has no layout to observe. */
class NoLayout {
  observe() {}
  disconnect() {}
}

it('takes a card that a finger drags over its place, and a tap still picks one', async () => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const config = examplesOf('card-sorter').find(({ mode }) => mode === 'sort');
  if (!config) throw new Error('no example');
  const { title, view } = widgets['card-sorter'];
  const { default: View } = await view();
  const { user } = show(<View config={config} title={title} id="sorter-drag" seed={1} />);
  const place = screen.getByRole('heading', { name: 'nem MI' }).parentElement;
  if (!place) throw new Error('no place');
  document.elementsFromPoint = () => [place];

  const card = screen.getByRole('button', { name: 'zseblámpa' });
  const finger = { pointerId: 1, pointerType: 'touch' };
  fireEvent.pointerDown(card, { ...finger, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(card, { ...finger, clientX: 60, clientY: 200 });
  fireEvent.pointerUp(card, { ...finger, clientX: 60, clientY: 200 });
  expect(within(place).getByRole('button', { name: 'zseblámpa' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'arcfelismerő zár' }));
  expect(screen.getByRole('button', { name: 'arcfelismerő zár' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'arcfelismerő zár ide: nem MI' }));
  expect(within(place).getByRole('button', { name: 'arcfelismerő zár' })).toBeInTheDocument();
});
