import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../lib/session.ts';
import { teacher } from '../testing/people.ts';
import { refusal, serve } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import TeacherClassPage from './teacher-class.tsx';

it('says the stated sentence when the pupils cannot be had', async () => {
  serve({ classes: { students: () => refusal(500, '') } });
  logIn(teacher, 'token-1');
  const id = '0190a1b2-0000-7000-8000-0000000000c7';
  show(<TeacherClassPage />, { path: '/dashboard/teacher/class/:classId', at: `/dashboard/teacher/class/${id}` });
  expect(await screen.findByText('Hiba a diákok betöltésekor.')).toBeVisible();
});

const schoolClass = (id: string, class_name: string) => ({
  id,
  class_name,
  class_code: 'ABC123',
  student_count: 1,
  max_students: 30,
  expires_at: '2027-11-16T08:00:00.000Z',
  expired: false,
});

it('has the bar of every teacher’s page, where another class opens its own page', async () => {
  const [own, other] = [
    schoolClass('0190a1b2-0000-7000-8000-0000000000c1', '6. A'),
    schoolClass('0190a1b2-0000-7000-8000-0000000000c2', '6. B'),
  ];
  const anna = { id: 'a', real_name: 'Kiss Anna', joined_at: '2026-11-01T08:00:00.000Z', last_activity_at: null };
  serve({
    classes: {
      list: () => ({ success: true, classes: [own, other] }),
      students: ({ params }) => ({
        success: true,
        class: params.id === own.id ? own : other,
        students: [{ ...anna, quiz_count: 0, lesson_count: 0, average_percentage: null }],
        requests: [],
      }),
      stuck: () => ({ success: true, stuck: [] }),
    },
  });
  logIn(teacher, 'token-1');
  const { user } = show(<TeacherClassPage />, { path: '/dashboard/teacher/class/:classId', at: `/dashboard/teacher/class/${own.id}` });
  expect(await screen.findByRole('heading', { name: 'Kinek kell segítség?' })).toBeVisible();
  const choice = await screen.findByRole('combobox', { name: 'Osztály' });
  const tools = screen.getByRole('navigation', { name: 'Tanári eszközök' });
  expect(within(tools).getByRole('link', { name: 'Vezérlőpult' })).toHaveAttribute('href', `/dashboard/teacher?osztaly=${own.id}`);
  await user.selectOptions(choice, '6. B');
  expect(await screen.findByRole('heading', { level: 1, name: '6. B' })).toBeVisible();
});

it('asks whom to print for before it makes new cards', async () => {
  const own = schoolClass('0190a1b2-0000-7000-8000-0000000000c1', '6. A');
  const pupil = { id: '0190a1b2-0000-7000-8000-0000000000a1', real_name: 'Kiss Anna' };
  const numbers = { quiz_count: 0, lesson_count: 0, average_percentage: null };
  const joined = { joined_at: '2026-11-01T08:00:00.000Z', last_activity_at: null };
  const server = serve({
    classes: {
      list: () => ({ success: true, classes: [own] }),
      students: () => ({ success: true, class: own, students: [{ ...pupil, ...joined, ...numbers }], requests: [] }),
      stuck: () => ({ success: true, stuck: [] }),
      roster: () => ({ success: true, pupils: [{ ...pupil, has_email: true, signed_in: true, locked: false }] }),
      signInCards: () => ({
        success: true,
        cards: [{ student_id: pupil.id, real_name: pupil.real_name, url: 'https://pelda.hu/a', code: null, expires_at: own.expires_at }],
      }),
    },
  });
  logIn(teacher, 'token-1');
  const { user } = show(<TeacherClassPage />, { path: '/dashboard/teacher/class/:classId', at: `/dashboard/teacher/class/${own.id}` });
  await user.click(await screen.findByRole('button', { name: 'Belépőkártyák' }));
  expect(await screen.findByRole('heading', { name: 'Kinek nyomtatsz?' })).toBeVisible();
  expect(screen.getByText(/Új kártya kiadásakor a régi érvénytelen/)).toBeVisible();
  expect(server.sentTo('classes', 'signInCards')).toEqual([]);
  expect(screen.getByRole('radio', { name: 'Mind (1)' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Kártyák: 1 tanuló, 1 lap' }));
  expect(await screen.findByRole('img', { name: 'QR-kód: Kiss Anna' })).toBeVisible();
  expect(server.sentTo('classes', 'signInCards')).toMatchObject([{ body: { studentIds: [pupil.id] } }]);
});

it('keeps the open view in the address, where a pupil’s name opens the diary and „back” returns', async () => {
  const own = schoolClass('0190a1b2-0000-7000-8000-0000000000c1', '6. A');
  const pupil = { id: '0190a1b2-0000-7000-8000-0000000000a1', real_name: 'Kiss Anna' };
  const numbers = { quiz_count: 0, lesson_count: 0, average_percentage: null };
  serve({
    classes: {
      list: () => ({ success: true, classes: [own] }),
      students: () => ({
        success: true,
        class: own,
        students: [{ ...pupil, ...numbers, joined_at: '2026-11-01T08:00:00.000Z', last_activity_at: null }],
        requests: [],
      }),
      heatMap: () => ({
        success: true,
        topics: [{ id: 'fizika/ero', title: 'Erő', subject: 'fizika' }],
        rows: [{ student_id: pupil.id, real_name: pupil.real_name, scores: [40] }],
      }),
      studentProgress: () => ({ success: true, progress: [], next: null }),
      stuck: () => ({ success: true, stuck: [] }),
    },
    guide: { classMap: () => ({ success: true, lessons: [], rows: [] }), pupilMap: () => refusal(404, '') },
  });
  logIn(teacher, 'token-1');
  const { user, router } = show(<TeacherClassPage />, {
    path: '/dashboard/teacher/class/:classId',
    at: `/dashboard/teacher/class/${own.id}?nezet=eszterkep`,
  });
  expect(await screen.findByRole('tab', { name: 'Észtérkép' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Eredménytérkép' }));
  await user.click(await screen.findByRole('link', { name: 'Kiss Anna' }));
  expect(await screen.findByRole('heading', { name: 'Kiss Anna' })).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('link', { name: 'Kiss Anna' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Eredménytérkép' })).toHaveAttribute('aria-selected', 'true');
});
