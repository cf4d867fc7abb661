import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { notePage } from '../../../lib/opened-from.ts';
import { show } from '../../../testing/show.tsx';
import { WayOut } from './way-out.tsx';

const back = { to: '/tananyag/lecke', label: 'Vissza a leckéhez' };
const pages = { '/tananyag/lecke': <p>Lecke</p>, '/kurzus': <p>Kurzus</p>, '/bejelentkezes': <p>Belépés</p> };

/** The pages of a visit, as the router numbers them in the browser. */
function visit(...visited: string[]) {
  for (const [idx, path] of visited.entries()) {
    history.replaceState({ key: 'k', idx }, '');
    notePage(path);
  }
}
afterEach(() => history.replaceState(null, ''));

const open = async (from: string, views = 1) => {
  const shown = show(<WayOut back={back} icon="close" className="" />, { path: '/kviz', at: '/kviz', others: pages });
  await shown.router.navigate(from);
  for (let view = 0; view < views; view++) await shown.router.navigate(`/kviz${view > 0 ? '?eredmeny' : ''}`);
  return shown;
};

it('leads back to the page the quiz was opened from', async () => {
  visit('/', '/kurzus', '/kviz');
  const { user } = await open('/kurzus');
  await user.click(await screen.findByRole('link', { name: 'Vissza' }));
  expect(await screen.findByText('Kurzus')).toBeVisible();
});

it('leads back over other views of the quiz, and names the lesson it was opened from', async () => {
  visit('/', '/tananyag/lecke', '/kviz', '/kviz');
  const { user, router } = await open('/tananyag/lecke', 2);
  const { key } = router.state.location;
  await user.click(await screen.findByRole('link', { name: 'Vissza a leckéhez' }));
  expect(await screen.findByText('Lecke')).toBeVisible();
  expect([router.state.historyAction, router.state.location.key === key]).toEqual(['POP', false]);
});

it.each([['/kviz'], ['/bejelentkezes', '/kviz']])(
  'leads to the lesson when nothing of the visit stands before it (%s)',
  async (...visited) => {
    visit(...visited);
    const { user, router } = await open('/bejelentkezes');
    await user.click(await screen.findByRole('link', { name: 'Vissza a leckéhez' }));
    expect(await screen.findByText('Lecke')).toBeVisible();
    expect(router.state.historyAction).toBe('PUSH');
  },
);
