import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { CardItem } from '../features/catalog/home-cards.ts';
import { logIn, logOut } from '../lib/session.ts';
import { endSession } from '../lib/session-end.ts';
import { pupil, teacher } from '../testing/people.ts';
import { serve, unreachable } from '../testing/serve.ts';
import HomePage from './home.tsx';

const lesson = (slug: string, grade: string): CardItem => ({
  slug,
  title: slug,
  description: '',
  grade,
  category: 'free_lesson',
  art: 'hub',
});
const plainTool: CardItem = { slug: 'tervezo', title: 'Tervező', description: '', category: 'free_tool', art: 'hub' };
const tool: CardItem = { slug: 'oravazlat', title: 'Óravázlat', description: '', category: 'free_tool', art: 'hub', forTeachers: true };
const cards = {
  freeLessons: { matematika: [lesson('tortek', '5'), lesson('hasabok', '8')], fizika: [], ai: [] },
  freeTools: [plainTool, tool],
  premiumCourses: [],
  premiumTools: [],
};
const open = async (data: object = { cards }) => {
  const routes = [{ path: '/', loader: () => ({ cards }), Component: HomePage }];
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData: { '0': data } } })} />);
  await screen.findByRole('heading', { level: 1 });
};

it("starts a guest with a lesson of the grade that was chosen, and hides teachers' tools", async () => {
  await open();
  const start = () => screen.getByRole('link', { name: /Kezdem egy leckével/ });
  expect(start()).toHaveAttribute('href', '/tananyag/tortek');
  await userEvent.click(screen.getByRole('radio', { name: '8. osztály' }));
  expect(start()).toHaveAttribute('href', '/tananyag/hasabok');
  expect(localStorage.getItem('grade')).toBe('8');
  expect(screen.getByText('Tervező')).toBeInTheDocument();
  expect(screen.queryByText('Óravázlat')).toBeNull();
});

it('leads a teacher to the panel and shows the tools for teachers', async () => {
  logIn(teacher, 'token-1');
  await open();
  expect(screen.getByRole('link', { name: /Tanári vezérlőpult/ })).toHaveAttribute('href', '/dashboard/teacher');
  expect(screen.getByText('Óravázlat')).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: '8. osztály' })).toBeNull();
});

it('offers a waiting teacher lessons, no live lesson that would be refused', async () => {
  logIn({ ...teacher, is_approved: false }, 'token-1');
  await open();
  expect(screen.getByText(/jóváhagyásra vár/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Megnézek egy leckét' })).toHaveAttribute('href', '/tananyag/tortek');
  expect(screen.queryByRole('link', { name: 'Élő órát indítok' })).toBeNull();
});

it('offers the login first where a session ended by itself, and forgets that with a wanted logout', async () => {
  logIn(pupil, 'token-1');
  endSession('Lejárt.');
  await open();
  expect(screen.getByText(/^Szia újra!/)).toBeVisible();
  const login = screen.getByRole('link', { name: 'Bejelentkezés' });
  const lesson = screen.getByRole('link', { name: /Kezdem egy leckével/ });
  expect(login.compareDocumentPosition(lesson) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  act(() => logOut());
  expect(screen.queryByText(/^Szia újra!/)).toBeNull();
});

it('shows a pupil whose line is lost what is on the device, not the block for guests and no error', async () => {
  logIn({ ...pupil, call_name: 'Lili' }, 'token-1');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serve({ guide: { today: unreachable } });
  await open({ cards: null, failed: 'Hálózati hiba: nincs kapcsolat' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Szia, Lili!' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('A jövő interaktív iskolája')).toBeNull());
  expect(screen.queryByText(/Pörgesd fel/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the same to a teacher until the line is back', async () => {
  logIn(teacher, 'token-1');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  expect(screen.queryByText(/Pörgesd fel/)).toBeNull();
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByText(/Pörgesd fel/)).toBeVisible();
});
