import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import type { LoadedPage } from '../features/lesson/load-page.ts';
import { region } from '../lib/region.ts';
import { show } from '../testing/show.tsx';
import ContentPage, { meta } from './content.tsx';

function Login() {
  const { state } = useLocation();
  return (
    <p>
      {state?.message} Vissza: {state?.from}
    </p>
  );
}
const open = (loaded: LoadedPage) =>
  show(<ContentPage loaderData={loaded} />, {
    path: '/tananyag/:slug',
    at: '/tananyag/premium-lecke',
    others: { '/bejelentkezes': <Login /> },
  });

it('sends to login from a premium page without access, with the stated message and the way back', async () => {
  const { router } = open({ status: 'locked' });
  expect(await screen.findByText(/A tartalom megtekintéséhez bejelentkezés és prémium hozzáférés szükséges\./)).toHaveTextContent(
    'Vissza: /tananyag/premium-lecke',
  );
  expect(router.state.historyAction).toBe('REPLACE');
});

const head = { kind: 'lesson', title: 'Törtek', description: 'Részek.', grade: '5', category: 'premium_lesson' } as const;

it('asks for the body of a prerendered premium page', async () => {
  const router = createMemoryRouter(
    [{ path: '/', loader: () => loaded.shift() ?? null, Component: () => <ContentPage loaderData={useLoaderData()} /> }],
    { hydrationData: { loaderData: { '0': { status: 'head', head } } } },
  );
  const loaded: LoadedPage[] = [{ status: 'failed', message: 'Az adatok hiányosak.' }];
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Az adatok hiányosak.')).toBeVisible();
});

it('asks again for a page with prices where forints are used, and nowhere else', async () => {
  const inLei: LoadedPage = JSON.parse('{"status":"page","page":{"kind":"rejtvény","slug":"x","title":"X","priced":true}}');
  const answers: LoadedPage[] = [{ status: 'failed', message: 'Forintban.' }];
  const routes = [{ path: '/', loader: () => answers.shift() ?? null, Component: () => <ContentPage loaderData={useLoaderData()} /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData: { '0': inLei } } })} />);
  expect(screen.getByText('Ismeretlen adatformátum.')).toBeVisible();
  expect(answers).toHaveLength(1);
  act(() => region.set('hu'));
  expect(await screen.findByText('Forintban.')).toBeVisible();
  act(() => region.set('ro'));
});

it('gives search engines the public head of a premium page', () => {
  const tags = meta({ loaderData: { status: 'head', head } } as Parameters<typeof meta>[0]);
  expect(tags).toContainEqual({ title: 'Törtek | Észkerék' });
  expect(tags).toContainEqual({ name: 'description', content: 'Részek.' });
  expect(tags).toContainEqual({ 'script:ld+json': expect.objectContaining({ '@type': 'Course', isAccessibleForFree: false }) });
});

it('says why a page cannot be shown', () => {
  open({ status: 'failed', message: 'Az adatok hiányosak.' });
  expect(screen.getByText('Az adatok hiányosak.')).toBeVisible();
});

it('says so when it knows no part of the page', () => {
  const odd: LoadedPage = JSON.parse('{"status":"page","page":{"kind":"rejtvény","slug":"x","title":"X"}}');
  open(odd);
  expect(screen.getByText('Ismeretlen adatformátum.')).toBeVisible();
});
