import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pupil } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { OfflineStart } from './offline-start.tsx';

const address = (path: string) => `https://eszkerek.test${path}`;

/** The browser's store of what the service worker kept. */
function keep(kept: Record<string, Record<string, string>>) {
  const open = async (name: string) => ({
    keys: async () => Object.keys(kept[name] ?? {}).map(path => new Request(address(path))),
    match: async ({ url }: Request) => new Response(kept[name]?.[new URL(url).pathname]),
  });
  vi.stubGlobal('caches', { open });
}
afterEach(() => vi.unstubAllGlobals());

const lesson = (slug: string, title: string) => JSON.stringify({ success: true, data: { kind: 'lesson', slug, title } });

it('greets by name and lists what was kept of pages and lessons, the last one first', async () => {
  keep({
    'pages-1': {
      '/': '<title>Észkerék</title>',
      '/tananyag/arany': '<title>Arány | Észkerék</title>',
      '/tananyag/kviz-arany': '<title>Kvíz: Arány</title>',
    },
    'lessons-1': {
      '/api/tananyag/szogek.json': lesson('szogek', 'Szögek'),
      '/api/tananyag/kviz-szogek.json': JSON.stringify({ success: true, data: { kind: 'quiz', slug: 'kviz-szogek', title: 'Kvíz' } }),
    },
  });
  const onRetry = vi.fn();
  const { user } = show(<OfflineStart user={{ ...pupil, call_name: 'Lili' }} onRetry={onRetry} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Szia, Lili!' })).toBeVisible();
  const links = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Szögek', '/tananyag/szogek'],
    ['Arány', '/tananyag/arany'],
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Újra' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('leads to the whole list when more is kept than it shows', async () => {
  keep({ 'pages-1': Object.fromEntries([1, 2, 3, 4, 5, 6].map(n => [`/tananyag/l-${n}`, `<title>Lecke ${n}</title>`])) });
  show(<OfflineStart user={pupil} onRetry={vi.fn()} />);
  expect(await screen.findByRole('link', { name: 'Mind a 6 mentett oldal' })).toHaveAttribute('href', '/offline');
  expect(screen.getAllByRole('link')).toHaveLength(6);
});

it('says what will be kept when there is nothing yet', async () => {
  keep({});
  show(<OfflineStart user={pupil} onRetry={vi.fn()} />);
  expect(await screen.findByRole('heading', { name: 'Ezen az eszközön még nincs mentett lecke' })).toBeVisible();
});
