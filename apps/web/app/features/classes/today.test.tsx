import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { akos, entry, misconception, schoolClass } from './homework/homework.test-kit.ts';
import { ClassToday } from './today.tsx';

const soon = new Date(Date.now() + 86_400_000).toISOString();
const homework = [
  { ...entry, due_at: soon, recipients: 18, done: 11, started: 2 },
  {
    ...entry,
    id: '0190a1b2-0000-7000-8000-0000000000a2',
    title: 'Régi házi',
    recipients: 18,
    done: 0,
    started: 0,
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
  students: [{ student_id: akos.id, real_name: akos.real_name, hits: 1, last_at: '2026-11-10T10:00:00.000Z' }],
}));

it('shows homework that is due, who is stuck and three mistakes, each one tap from its remedy', async () => {
  const server = serve({
    classes: {
      homework: () => ({ success: true, homework }),
      stuck: () => ({ success: true, stuck: [stuck, { ...stuck, quiz_slug: 'kviz-kor', title: 'A kör' }] }),
      misconceptions: () => ({ success: true, misconceptions: mistakes }),
      remindHomework: () => ({ success: true, message: 'Emlékeztetőt kapott 7 tanuló.', reminded: 7 }),
    },
  });
  const { user } = show(<ClassToday schoolClass={schoolClass} />);
  const due = within(screen.getByRole('region', { name: 'Lejáró házi' }));
  expect(await due.findByText('11 kész, 2 elkezdte, 5 nem nyitotta meg')).toBeVisible();
  expect(due.queryByText('Régi házi')).toBeNull();
  await user.click(due.getByRole('button', { name: 'Emlékeztető 7 tanulónak: Törtek összeadása' }));
  expect(await due.findByText('Emlékeztetőt kapott 7 tanuló.')).toBeVisible();
  expect(server.sentTo('classes', 'remindHomework')).toMatchObject([{ params: { id: entry.id }, body: {} }]);
  expect(await screen.findByText('Törtek: 4 próbálkozás, a legjobb 30%')).toBeVisible();
  expect(screen.getByText('A kör: 4 próbálkozás, a legjobb 30%')).toBeVisible();
  expect(screen.getByRole('link', { name: akos.real_name })).toHaveAttribute(
    'href',
    `/dashboard/teacher/class/${schoolClass.id}?tanulo=${akos.id}`,
  );
  const remedies = await screen.findAllByRole('link', { name: /^Kiadom javításra: / });
  expect(remedies).toHaveLength(3);
  expect(remedies[0]).toHaveAttribute('href', expect.stringContaining('tevkepzet=A&oldal=tortek'));
});

it('praises nobody in a class without pupils', async () => {
  serve({
    classes: {
      homework: () => ({ success: true, homework: [] }),
      stuck: () => ({ success: true, stuck: [] }),
      misconceptions: () => ({ success: true, misconceptions: [] }),
    },
  });
  show(<ClassToday schoolClass={{ ...schoolClass, student_count: 0 }} />);
  expect(await screen.findByText('Még senki nem csatlakozott. Add meg a tanulóidnak az osztálykódot.')).toBeVisible();
  expect(screen.queryByText(/Mindenki járt itt/)).toBeNull();
});
