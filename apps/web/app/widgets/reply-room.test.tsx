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
const placed = (top: number, height: number) => DOMRect.fromRect({ y: top, height });

it('uncovers the controls at every check, also when the same is said again', async () => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  const moves = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  // The strip grows from 60 to 140 pixels over a control that ended at 560.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const { part, outcome } = this.dataset;
    if (part === 'strip') return outcome === 'wrong' ? placed(500, 140) : placed(580, 60);
    return this.matches('[data-part="strip"] *') ? placed(590, 44) : this.matches('button') ? placed(516, 44) : placed(200, 100);
  });
  const config = examplesOf('lever').find(({ mode }) => mode === 'balance');
  if (!config) throw new Error('no example');
  const { title, view } = widgets.lever;
  const { default: View } = await view();
  const { user } = show(<View config={config} title={title} id="lever-room" seed={1} />);
  for (const time of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Ellenőrzöm' }));
    expect(moves).toHaveBeenCalledTimes(time);
    expect(moves).toHaveBeenLastCalledWith({ top: 68, behavior: 'instant' });
  }
});
