import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, type NavigateProps } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { LoadedPage } from '../features/lesson/load-page.ts';
import ContentPage from './content.tsx';

vi.mock('../lib/api.ts', () => ({ api: {} }));
vi.mock('react-router', async original => ({
  ...(await original<object>()),
  useRevalidator: () => ({ revalidate: () => undefined }),
  Navigate: ({ to, replace, state }: NavigateProps) => JSON.stringify({ to, replace, state }),
}));

const draw = (loaded: LoadedPage) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/tananyag/premium-lecke']}>
      <ContentPage loaderData={loaded} />
    </MemoryRouter>,
  ).replaceAll('&quot;', '"');

it('sends to login from a premium page without access, with the stated message and the way back', () => {
  expect(JSON.parse(draw({ status: 'locked' }))).toEqual({
    to: '/bejelentkezes',
    replace: true,
    state: {
      from: '/tananyag/premium-lecke',
      message: 'A tartalom megtekintéséhez bejelentkezés és prémium hozzáférés szükséges.',
    },
  });
});

it('says why a page cannot be shown', () => {
  expect(draw({ status: 'failed', message: 'Az adatok hiányosak.' })).toContain('>Az adatok hiányosak.<');
});

it('says so when it knows no part of the page', () => {
  const odd: LoadedPage = JSON.parse('{"status":"page","page":{"kind":"rejtvény","slug":"x","title":"X"}}');
  expect(draw(odd)).toContain('>Ismeretlen adatformátum.<');
});
