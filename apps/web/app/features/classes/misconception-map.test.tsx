import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { akos, bea, misconception, schoolClass } from './homework/homework.test-kit.ts';
import { MisconceptionMap } from './misconception-map.tsx';

const pupil = ({ id, real_name }: { id: string; real_name: string }, hits: number, last_at = new Date(0).toISOString()) => ({
  student_id: id,
  real_name,
  hits,
  last_at,
});
const both = { ...misconception, id: 'hiba', text: 'A nevezőt is összeadja', students: [pupil(akos, 2), pupil(bea, 1)] };
const rare = Array.from({ length: 5 }, (_, place) => ({
  ...misconception,
  id: `ritka-${place}`,
  text: `Ritka ${place}`,
  topic: 'Szögek',
  students: [pupil(akos, 1)],
}));

it('shows mistakes by topic and opens one to its pupils and its remedy', async () => {
  serve({ classes: { misconceptions: () => ({ success: true, misconceptions: [...rare, both] }) } });
  const { user } = show(<MisconceptionMap classId={schoolClass.id} />);
  const topics = await screen.findAllByRole('heading', { level: 3 });
  expect(topics.map(topic => topic.textContent)).toEqual(['Műveletek törtekkel', 'Szögek', 'A nevezőt is összeadja']);
  await user.click(screen.getByRole('button', { name: '2 tanuló: A nevezőt is összeadja' }));
  const remedy = within(screen.getByRole('region', { name: 'A nevezőt is összeadja' }));
  expect(remedy.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Nagy Ákos 2×', 'Kis Bea 1×']);
  expect(remedy.getByRole('link', { name: 'Törtek' })).toHaveAttribute('href', '/tananyag/tortek');
  expect(remedy.getByRole('link', { name: 'Kiadom javításra 2 tanulónak' })).toHaveAttribute(
    'href',
    `/dashboard/teacher/hazi?osztaly=${schoolClass.id}&tevkepzet=hiba&oldal=tortek&oldal=gyakorlo-tortek`,
  );
  expect(remedy.getByRole('link', { name: 'Feladatlapra' })).toHaveAttribute('href', '/dashboard/teacher/feladatlap?lecke=tortek');
});

it('opens the most common one beside the map, and narrows to a subject', async () => {
  const physics = { ...misconception, id: 'kj', text: 'kJ és J keverése', subject: 'fizika', topic: 'Hőtan', students: [pupil(bea, 1)] };
  serve({ classes: { misconceptions: () => ({ success: true, misconceptions: [physics, both] }) } });
  const { user } = show(<MisconceptionMap classId={schoolClass.id} />);
  const remedy = within(await screen.findByRole('region', { name: 'A nevezőt is összeadja' }));
  expect(remedy.getByRole('link', { name: akos.real_name })).toHaveAttribute(
    'href',
    `/dashboard/teacher/class/${schoolClass.id}?tanulo=${akos.id}`,
  );
  await user.click(screen.getByRole('radio', { name: 'Fizika' }));
  expect(screen.getByRole('region', { name: 'kJ és J keverése' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Műveletek törtekkel' })).toBeNull();
});

it('opens over the map on a phone, and closing goes back to the ring', async () => {
  vi.stubGlobal('innerWidth', 360);
  serve({ classes: { misconceptions: () => ({ success: true, misconceptions: [...rare, both] }) } });
  const { user } = show(<MisconceptionMap classId={schoolClass.id} />);
  const ring = await screen.findByRole('button', { name: '2 tanuló: A nevezőt is összeadja' });
  expect(screen.queryByRole('link', { name: akos.real_name })).toBeNull();
  await user.click(ring);
  const sheet = await screen.findByRole('dialog', { name: 'A nevezőt is összeadja' });
  expect(within(sheet).getByRole('link', { name: 'Kiadom javításra 2 tanulónak' })).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Bezárás' }));
  await waitFor(() => expect(ring).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.unstubAllGlobals();
});

it('makes a group of those who made the mistake in one tap', async () => {
  const server = serve({
    classes: {
      misconceptions: () => ({ success: true, misconceptions: [both] }),
      addGroup: ({ body }) => ({ success: true, message: 'Elkészült a csoport.', group: { id: 'g', name: body.name, student_ids: [] } }),
    },
  });
  const { user } = show(<MisconceptionMap classId={schoolClass.id} />);
  await user.click(await screen.findByRole('button', { name: 'Csoport ezekből a tanulókból' }));
  expect(await screen.findByText('Elkészült a csoport.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Megnézem a csoportokat' })).toHaveAttribute(
    'href',
    `/dashboard/teacher/tanulok?osztaly=${schoolClass.id}&csoportok`,
  );
  expect(server.sentTo('classes', 'addGroup')).toMatchObject([
    { params: { id: schoolClass.id }, body: { name: 'A nevezőt is összeadja', studentIds: [akos.id, bea.id] } },
  ]);
});

it('narrows to those who made the mistake in the last 30 days', async () => {
  const students = [pupil(akos, 2, '2020-01-10T10:00:00.000Z'), pupil(bea, 1, new Date().toISOString())];
  serve({ classes: { misconceptions: () => ({ success: true, misconceptions: [...rare, { ...both, students }] }) } });
  const { user } = show(<MisconceptionMap classId={schoolClass.id} />);
  expect(await screen.findByRole('radio', { name: 'Mind' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '30 nap' }));
  expect(screen.queryByRole('heading', { name: 'Szögek' })).toBeNull();
  const remedy = within(screen.getByRole('region', { name: 'A nevezőt is összeadja' }));
  expect(remedy.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Kis Bea 1×']);
  expect(remedy.getByRole('link', { name: 'Kiadom javításra 1 tanulónak' })).toHaveAttribute(
    'href',
    expect.stringContaining('&idoszak=30&'),
  );
});

it('keeps rare mistakes behind a button', async () => {
  serve({ classes: { misconceptions: () => ({ success: true, misconceptions: rare }) } });
  const { user } = show(<MisconceptionMap classId={schoolClass.id} />);
  expect(await screen.findAllByRole('button', { name: /^1 tanuló: / })).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Még 2 ritkább: Szögek' }));
  expect(screen.getAllByRole('button', { name: /^1 tanuló: / })).toHaveLength(5);
});
