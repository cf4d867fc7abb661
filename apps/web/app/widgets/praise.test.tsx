import { examplesOf } from '@eszkerek/widgets/examples.ts';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';

/** jsdom has no layout to observe. */
class NoLayout {
  observe() {}
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals());

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

it('folds what was read on a phone, and shows it again when asked', async () => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  vi.stubGlobal('innerWidth', 360);
  const config = examplesOf('lever').find(({ mode }) => mode === 'balance');
  if (!config) throw new Error('no example');
  const { title, view } = widgets.lever;
  const { default: View } = await view();
  const { user } = show(<View config={config} title={title} id="lever-fold" seed={1} />);
  for (let place = 2; place < 8; place++) await user.click(screen.getByRole('button', { name: /: több$/ }));
  await user.click(screen.getByRole('button', { name: 'Ellenőrzöm' }));
  // A touch of something else must not move the page.
  await user.click(document.body);
  expect(screen.queryByRole('button', { name: 'Mutasd az egészet' })).toBeNull();
  await user.click(screen.getByText('Próbáld ki:', { exact: false }));
  await user.click(screen.getByRole('button', { name: 'Mutasd az egészet' }));
  expect(screen.queryByRole('button', { name: 'Mutasd az egészet' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /: több$/ }));
  expect(screen.getByRole('article')).toHaveTextContent('Ezt már megoldottad');
  await user.click(screen.getByRole('button', { name: /: kevesebb$/ }));
  expect(screen.getByRole('article')).toHaveTextContent('melyik oldal billen le?');
  expect(screen.getByRole('button', { name: 'Mutasd az egészet' })).toBeVisible();
});

it('leaves the place to the explanations of sorted cards on a phone', async () => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
  vi.stubGlobal('innerWidth', 360);
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const moves = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  // The last place ends 100 pixels below the top of the strip.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.dataset.part === 'strip') return DOMRect.fromRect({ y: 500, height: 60 });
    return this.dataset.zone === 'attol' && this.textContent?.includes('tanult viselkedés')
      ? DOMRect.fromRect({ y: 300, height: 300 })
      : DOMRect.fromRect({ y: 200, height: 100 });
  });
  const config = examplesOf('card-sorter').find(({ mode }) => mode === 'sort');
  if (!config) throw new Error('no example');
  const { title, view } = widgets['card-sorter'];
  const { default: View } = await view();
  const { user } = show(<View config={config} title={title} id="sorter-fold" seed={1} />);
  for (const [card, zone] of [
    ['zseblámpa', 'nem MI'],
    ['arcfelismerő zár', 'MI'],
    ['játékbeli ellenfél', 'attól függ'],
  ]) {
    await user.click(screen.getByRole('button', { name: card }));
    await user.click(screen.getByRole('button', { name: `${card} ide: ${zone}` }));
  }
  await user.click(screen.getByRole('button', { name: 'Ellenőrzöm' }));
  expect(screen.getByText('Csak egy kapcsoló.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mutasd az egészet' })).toBeVisible();
  expect(moves).toHaveBeenLastCalledWith(expect.objectContaining({ top: 108 }));
});
