import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { WayOut } from './way-out.tsx';

const back = { to: '/targy/fizika', label: 'Vissza a tantárgyhoz', opener: true };
const pages = { '/targy/fizika': <p>Tantárgy</p>, '/terkep': <p>Térkép</p> };
const open = (element = <WayOut back={back} icon="close" className="" />) => show(element, { path: '/teszt', at: '/teszt', others: pages });

/** The number the router gives a page in the browser. */
const numbered = (idx: number) => history.replaceState({ key: 'k', idx }, '');
afterEach(() => history.replaceState(null, ''));

it('leads back to the page the test was opened from', async () => {
  numbered(2);
  const { user, router } = open();
  await router.navigate('/terkep');
  await router.navigate('/teszt');
  await user.click(await screen.findByRole('link', { name: 'Vissza' }));
  expect(await screen.findByText('Térkép')).toBeVisible();
});

it('leads to the subject when the test was opened by its address, whatever the tab showed before', async () => {
  numbered(0);
  const { user, router } = open();
  await router.navigate('/terkep');
  await router.navigate('/teszt');
  await user.click(await screen.findByRole('link', { name: 'Vissza a tantárgyhoz' }));
  expect(await screen.findByText('Tantárgy')).toBeVisible();
});

it('leads to the lesson of a quiz, wherever it was opened from', async () => {
  const { user, router } = open(<WayOut back={{ to: '/targy/fizika', label: 'Vissza a leckéhez' }} icon="close" className="" />);
  await router.navigate('/terkep');
  await router.navigate('/teszt');
  await user.click(await screen.findByRole('link', { name: 'Vissza a leckéhez' }));
  expect(await screen.findByText('Tantárgy')).toBeVisible();
});
