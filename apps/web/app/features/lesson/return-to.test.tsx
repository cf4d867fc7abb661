import { afterEach, expect, it, vi } from 'vitest';
import { leftPage, placeNow } from '../../lib/left-page.ts';
import { returnTo } from './return-to.ts';

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

function page(tops: Record<string, number>) {
  document.body.innerHTML =
    '<article><section id="bevezeto"><h2>A</h2></section><section id="probald"><h2>B</h2><h3 id="p1">Első</h3><h3 id="p2">Második</h3></section></article>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0, 300, 40);
  });
}

it('remembers the last heading above what is read, and brings it back to the same height', () => {
  page({ bevezeto: -900, probald: -200, p1: -40, p2: 300 });
  const left = placeNow();
  expect(left).toEqual({ mark: { id: 'p1', top: -40 }, section: 'probald' });
  page({ bevezeto: 0, probald: 700, p1: 860, p2: 1200 });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestIdleCallback', (action: () => void) => void action());
  const moves = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  returnTo(left.mark);
  expect(moves).toHaveBeenLastCalledWith({ top: 900, behavior: 'instant' });
});

it('takes what another version wrote for nothing', () => {
  sessionStorage.setItem('leftPage', '{');
  expect(leftPage.get()).toBeNull();
});
