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
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

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

it('names the kept lesson a quiz belongs to', async () => {
  history.replaceState(null, '', '/tananyag/kviz-arany');
  show(<OfflineView onRetry={vi.fn()} />);
  expect(await screen.findByRole('button', { name: 'Vissza a leckéhez' })).toBeVisible();
});

it('shows no way back when nothing was open before', async () => {
  vi.spyOn(history, 'length', 'get').mockReturnValue(1);
  show(<OfflineView onRetry={vi.fn()} />);
  await screen.findByRole('link', { name: 'Arány' });
  expect(screen.queryByRole('button', { name: /Vissza/ })).toBeNull();
});
