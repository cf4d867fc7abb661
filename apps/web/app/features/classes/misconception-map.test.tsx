import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { akos, bea, misconception, schoolClass } from './homework/homework.test-kit.ts';
import { MisconceptionMap } from './misconception-map.tsx';

const pupil = ({ id, real_name }: { id: string; real_name: string }, hits: number) => ({ student_id: id, real_name, hits });
const both = { ...misconception, id: 'hiba', text: 'A nevezőt is összeadja', students: [pupil(akos, 2), pupil(bea, 1)] };
const rare = Array.from({ length: 5 }, (_, place) => ({
  ...misconception,
  id: `ritka-${place}`,
  text: `Ritka ${place}`,
  topic: 'Szögek',
  students: [pupil(akos, 1)],
}));

it('shows mistakes by topic and opens one to its pupils and its remedy', async () => {
  Element.prototype.scrollIntoView = vi.fn();
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
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
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
  expect(scroll).not.toHaveBeenCalled();
});

it('keeps rare mistakes behind a button', async () => {
  serve({ classes: { misconceptions: () => ({ success: true, misconceptions: rare }) } });
  const { user } = show(<MisconceptionMap classId={schoolClass.id} />);
  expect(await screen.findAllByRole('button', { name: /^1 tanuló: / })).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Még 2 ritkább: Szögek' }));
  expect(screen.getAllByRole('button', { name: /^1 tanuló: / })).toHaveLength(5);
});
