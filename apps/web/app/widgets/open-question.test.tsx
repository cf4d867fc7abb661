import { examplesOf } from '@eszkerek/widgets/examples.ts';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';

/** jsdom has no layout to observe. */
class NoLayout {
  observe() {}
  disconnect() {}
}

it('says that only the question is left, and goes there at a check', async () => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  const moves = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  // The question stands far below the window, whose foot is the strip.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.dataset.part === 'ask') return DOMRect.fromRect({ y: 900, height: 120 });
    return DOMRect.fromRect({ y: this.dataset.part === 'strip' ? 580 : 200, height: 60 });
  });
  const config = examplesOf('magnet-lab').find(({ mode }) => mode === 'bars');
  if (!config) throw new Error('no example');
  const { title, view } = widgets['magnet-lab'];
  const { default: View } = await view();
  const { user } = show(<View config={config} title={title} id="magnet-question" seed={1} />);
  const strip = () => screen.getByRole('button', { name: 'Ellenőrzöm' }).closest('[data-part="strip"]');
  expect(strip()).not.toHaveTextContent('Egy kérdés a válaszodra vár!');
  await user.click(screen.getByRole('button', { name: 'Jobb mágnest fordítom' }));
  fireEvent.change(screen.getByRole('slider', { name: /Távolság/ }), { target: { value: '2' } });
  expect(strip()).toHaveTextContent('Egy kérdés a válaszodra vár!');
  await user.click(screen.getByRole('button', { name: 'Ellenőrzöm' }));
  await waitFor(() => expect(strip()).toHaveTextContent('Még egy kérdés a végére!'));
  expect(strip()).not.toHaveTextContent('Még nem.');
  expect(moves).toHaveBeenLastCalledWith(expect.objectContaining({ top: 448 }));
});
