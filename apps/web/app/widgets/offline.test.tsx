import { examplesOf } from '@eszkerek/widgets/examples.ts';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';

/** Everything is near the viewport. */
class AtOnce {
  seen;
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    this.seen = seen;
  }
  observe() {
    this.seen([{ isIntersecting: true }]);
  }
  disconnect() {}
}

it('says that a widget needs a connection, and offers another try only when there is one', async () => {
  vi.stubGlobal('IntersectionObserver', AtOnce);
  // A copy of its own: another file may have fetched the view already.
  vi.resetModules();
  const { widgets } = await import('@eszkerek/widgets/registry.ts');
  const { Widget } = await import('./widget.tsx');
  vi.mocked(console.error).mockReturnValue();
  vi.spyOn(widgets.lever, 'view').mockRejectedValue(new TypeError('Failed to fetch'));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const [config] = examplesOf('lever');
  if (!config) throw new Error('no example');
  show(<Widget kind="lever" config={config} id="offline" seed={1} />);
  expect(await screen.findByText(/^Ehhez a kísérlethez most internet kell\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Újra megpróbálom' })).toBeNull();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: 'Újra megpróbálom' })).toBeVisible();
});
