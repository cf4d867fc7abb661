import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { akos, entry, misconception, schoolClass } from './homework/homework.test-kit.ts';
import { ClassToday } from './today.tsx';

const soon = new Date(Date.now() + 86_400_000).toISOString();
const homework = [
  {
    ...entry,
    id: '0190a1b2-0000-7000-8000-0000000000a3',
    title: 'Mindenki kész',
    due_at: soon,
    recipients: 1,
    done: 1,
    started: 0,
    reminded: 0,
  },
  { ...entry, due_at: soon, recipients: 18, done: 11, started: 2, reminded: 0 },
  {
    ...entry,
    id: '0190a1b2-0000-7000-8000-0000000000a2',
    title: 'Régi házi',
    recipients: 18,
    done: 0,
    started: 0,
    reminded: 0,
    due_at: '2020-01-01T00:00:00.000Z',
  },
];
const stuck = {
  student_id: akos.id,
  real_name: akos.real_name,
  reason: 'low_results' as const,
  quiz_slug: 'kviz-tortek',
  title: 'Törtek',
  attempts: 4,
  best_percentage: 30,
  last_activity_at: null,
};
const mistakes = ['A', 'B', 'C', 'D'].map(name => ({
  ...misconception,
  id: name,
  text: `Hiba ${name}`,
  example: { question: `Mennyi <b>${name}</b>?`, answer: '2/5' },
  students: [{ student_id: akos.id, real_name: akos.real_name, hits: 1, last_at: '2026-11-10T10:00:00.000Z' }],
}));

it('shows homework that is due, who is stuck and three mistakes, each one tap from its remedy', async () => {
  let reminded = 0;
  const server = serve({
    classes: {
      homework: () => ({ success: true, homework: homework.map(item => (item.id === entry.id ? { ...item, reminded } : item)) }),
      stuck: () => ({ success: true, stuck: [stuck, { ...stuck, quiz_slug: 'kviz-kor', title: 'A kör' }] }),
      misconceptions: () => ({ success: true, misconceptions: mistakes }),
      remindHomework: () => {
        reminded = 7;
        return { success: true, message: 'Emlékeztetőt kapott 7 tanuló.', reminded: 7 };
      },
    },
  });
  const { user } = show(<ClassToday schoolClass={schoolClass} />);
  const due = within(screen.getByRole('region', { name: 'Lejáró házi' }));
  expect(await due.findByText('11 kész, 2 elkezdte, 5 nem nyitotta meg')).toBeVisible();
  expect(due.queryByText('Régi házi')).toBeNull();
  expect(due.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Minden házi', 'Törtek összeadása', 'Mindenki kész']);
  const first = within(due.getAllByRole('listitem')[0] ?? document.body);
  await user.click(first.getByRole('button', { name: 'Emlékeztető 7 tanulónak: Törtek összeadása' }));
  expect(await first.findByText('Emlékeztetőt kapott 7 tanuló.')).toBeVisible();
  expect(first.getByRole('button', { name: 'Ma elküldve: Törtek összeadása' })).toBeDisabled();
  expect(server.sentTo('classes', 'remindHomework')).toMatchObject([{ params: { id: entry.id }, body: {} }]);
  expect(await screen.findByText('Törtek: 4 próbálkozás, a legjobb 30% · és még 1 kvíz')).toBeVisible();
  expect(await screen.findAllByText('Hibás válasz:')).toHaveLength(3);
  expect(screen.getByRole('link', { name: akos.real_name })).toHaveAttribute(
    'href',
    `/dashboard/teacher/class/${schoolClass.id}?tanulo=${akos.id}`,
  );
  const remedies = await screen.findAllByRole('link', { name: /^Kiadom javításra: / });
  expect(remedies).toHaveLength(3);
  expect(remedies[0]).toHaveAttribute('href', expect.stringContaining('tevkepzet=A&oldal=tortek'));
});

it('first helps a class without pupils to its pupils', async () => {
  serve({});
  show(<ClassToday schoolClass={{ ...schoolClass, student_count: 0 }} />);
  expect(await screen.findByRole('heading', { name: 'Még senki nem csatlakozott' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Felvétel névsorból' })).toHaveAttribute(
    'href',
    `/dashboard/teacher/tanulok?osztaly=${schoolClass.id}&beolvasas`,
  );
  expect(screen.getByText(schoolClass.class_code)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ki akadt el?' })).toBeNull();
});

const worked = (id: string, last_activity_at: string | null) => ({
  id,
  real_name: id,
  joined_at: '2026-11-01T08:00:00.000Z',
  last_activity_at,
  quiz_count: 0,
  lesson_count: 0,
  average_percentage: null,
});

it.each([
  ['all have worked', [worked('a', soon), worked('b', soon)], 'Mindenki járt itt az elmúlt két hétben, és halad.'],
  ['one has not begun', [worked('a', soon), worked('b', null)], '1 tanuló még nem kezdte el.'],
  ['none has begun', [worked('a', null), worked('b', null)], 'Ha már dolgoznak, itt látod, kinek kell segítség.'],
])('says only what is true of a class where nobody is stuck: %s', async (_case, students, sentence) => {
  serve({
    classes: {
      homework: () => ({ success: true, homework: [] }),
      stuck: () => ({ success: true, stuck: [] }),
      misconceptions: () => ({ success: true, misconceptions: [] }),
      students: () => ({ success: true, class: schoolClass, students, requests: [] }),
    },
  });
  show(<ClassToday schoolClass={schoolClass} />);
  const stuckPanel = within(screen.getByRole('region', { name: 'Ki akadt el?' }));
  expect(await stuckPanel.findByText(new RegExp(sentence))).toBeVisible();
  expect(stuckPanel.getAllByText(/Mindenki járt itt|még nem kezdte el|Ha már dolgoznak/)).toHaveLength(1);
});
