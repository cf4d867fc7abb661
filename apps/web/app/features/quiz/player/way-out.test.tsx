import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { WayOut } from './way-out.tsx';

const back = { to: '/targy/fizika', label: 'Vissza a tantárgyhoz', opener: true };
const pages = { '/targy/fizika': <p>Tantárgy</p>, '/terkep': <p>Térkép</p> };
const open = (element = <WayOut back={back} icon="close" className="" />) => show(element, { path: '/teszt', at: '/teszt', others: pages });

it('leads back to the page the test was opened from', async () => {
  const { user, router } = open();
  await router.navigate('/terkep');
  await router.navigate('/teszt');
  await user.click(await screen.findByRole('link', { name: 'Vissza' }));
  expect(await screen.findByText('Térkép')).toBeVisible();
});

it('leads to the subject when the test is the first page of the tab', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'Vissza a tantárgyhoz' }));
  expect(await screen.findByText('Tantárgy')).toBeVisible();
});

it('leads to the lesson of a quiz, wherever it was opened from', async () => {
  const { user, router } = open(<WayOut back={{ to: '/targy/fizika', label: 'Vissza a leckéhez' }} icon="close" className="" />);
  await router.navigate('/terkep');
  await router.navigate('/teszt');
  await user.click(await screen.findByRole('link', { name: 'Vissza a leckéhez' }));
  expect(await screen.findByText('Tantárgy')).toBeVisible();
});
