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

it.each([
  [640, 'static'],
  [400, 'sticky'],
])('in a window of %i pixels the drawing is %s over controls that end at 450', async (height, pin) => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  vi.stubGlobal('innerHeight', height);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.matches('button, input') ? DOMRect.fromRect({ y: 406, height: 44 }) : DOMRect.fromRect({ y: 0, height: 300 });
  });
  const config = examplesOf('motion-graph').find(({ mode }) => mode === 'drive');
  if (!config) throw new Error('no example');
  const { title, view } = widgets['motion-graph'];
  const { default: View } = await view();
  show(<View config={config} title={title} id="stuck-heights" seed={1} />);
  expect(screen.getByRole('article').style.getPropertyValue('--pin')).toBe(pin);
});

it.each([
  [280, 'sticky'],
  [400, 'static'],
])('a drawing of %i pixels is %s in a window of 640: it is never cut', async (tall, pin) => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  vi.stubGlobal('innerHeight', 640);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.matches('button, input') ? DOMRect.fromRect({ y: 1200, height: 44 }) : DOMRect.fromRect({ y: 0, height: tall });
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.part === 'pane' ? tall : 90;
  });
  const config = examplesOf('motion-graph').find(({ mode }) => mode === 'drive');
  if (!config) throw new Error('no example');
  const { title, view } = widgets['motion-graph'];
  const { default: View } = await view();
  show(<View config={config} title={title} id="stuck-heights" seed={1} />);
  expect(screen.getByRole('article').style.getPropertyValue('--pin')).toBe(pin);
});

it('bars over rows of choices are never pinned, and come back into sight with the joined one', async () => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  vi.stubGlobal('innerHeight', 400);
  const config = examplesOf('fraction-bar').find(({ mode }) => mode === 'add');
  if (!config) throw new Error('no example');
  const { title, view } = widgets['fraction-bar'];
  const { default: View } = await view();
  const { user } = show(<View config={config} title={title} id="stuck-bars" seed={1} />);
  expect(screen.getByRole('article').style.getPropertyValue('--pin')).toBe('static');
  const scrolled = vi.fn();
  vi.stubGlobal('scrollBy', scrolled);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ y: -80, height: 158 }));
  for (const four of screen.getAllByRole('radio', { name: '4' })) await user.click(four);
  await user.click(screen.getByRole('button', { name: 'Összetolom' }));
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: -80 }));
});
