import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { OfflineView } from './offline-view.tsx';

beforeEach(() => {
  const pages: Record<string, string> = { '/tananyag/arany': '<title>Arány | Észkerék</title>' };
  vi.stubGlobal('caches', {
    open: async (name: string) => ({
      keys: async () => (name === 'pages-1' ? Object.keys(pages).map(path => new Request(`https://eszkerek.test${path}`)) : []),
      match: async ({ url }: Request) => new Response(pages[new URL(url).pathname]),
    }),
  });
  vi.spyOn(history, 'length', 'get').mockReturnValue(2);
});
afterEach(() => vi.unstubAllGlobals());

it('lists what can be read, tries again and leads back', async () => {
  const onRetry = vi.fn();
  const { user } = show(<OfflineView onRetry={onRetry} />);
  expect(await screen.findByRole('link', { name: 'Arány' })).toHaveAttribute('href', '/tananyag/arany');
  const back = vi.spyOn(history, 'back').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'Újra' }));
  expect(onRetry).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Vissza' }));
  expect(back).toHaveBeenCalledOnce();
});

it('goes back without the router, and leaves the place to the page that comes', async () => {
  const router = vi.fn();
  // What the router does when a page goes.
  const leaves = () => {
    history.scrollRestoration = 'auto';
  };
  addEventListener('popstate', router);
  addEventListener('pagehide', leaves);
  show(<OfflineView onRetry={vi.fn()} />);
  await screen.findByRole('button', { name: 'Vissza' });
  dispatchEvent(new PopStateEvent('popstate'));
  dispatchEvent(new Event('pagehide'));
  removeEventListener('popstate', router);
  removeEventListener('pagehide', leaves);
  expect(router).not.toHaveBeenCalled();
  expect(history.scrollRestoration).toBe('manual');
});

it('names the kept lesson a quiz belongs to', async () => {
  show(<OfflineView asked="/tananyag/kviz-arany" onRetry={vi.fn()} />);
  expect(await screen.findByRole('button', { name: 'Vissza a leckéhez' })).toBeVisible();
});

it('shows no way back when nothing was open before', async () => {
  vi.spyOn(history, 'length', 'get').mockReturnValue(1);
  show(<OfflineView onRetry={vi.fn()} />);
  await screen.findByRole('link', { name: 'Arány' });
  expect(screen.queryByRole('button', { name: /Vissza/ })).toBeNull();
});

it.each([
  ['/tananyag/kviz-szogek', 'A kvízhez internet kell'],
  ['/tananyag/gyakorlo-szogek', 'A gyakorláshoz internet kell'],
  ['/terkep/matematika', 'A térképhez internet kell'],
  ['/tananyag/matek-5-tortek-osszeadasa', 'Ez a lecke nincs meg ezen az eszközön'],
  ['/kapcsolat', 'Nincs kapcsolat'],
])('says what needs the line at %s, and opens it when the line is back', (asked, name) => {
  const onRetry = vi.fn();
  show(<OfflineView asked={asked} onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  vi.useFakeTimers();
  dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(4000);
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('stays when it was opened for itself and the line comes back', () => {
  const onRetry = vi.fn();
  show(<OfflineView onRetry={onRetry} />);
  dispatchEvent(new Event('online'));
  expect(onRetry).not.toHaveBeenCalled();
});
