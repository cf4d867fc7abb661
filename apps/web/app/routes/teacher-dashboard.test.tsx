import { messages } from '@eszkerek/contract/messages';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { logIn } from '../lib/session.ts';
import { teacher } from '../testing/people.ts';
import { refusal, serve } from '../testing/serve.ts';
import { show } from '../testing/show.tsx';
import TeacherDashboardPage from './teacher-dashboard.tsx';
import TeacherHomeworkPage from './teacher-homework.tsx';
import TeacherLivePage from './teacher-live.tsx';
import TeacherMisconceptionsPage from './teacher-misconceptions.tsx';
import TeacherPupilsPage from './teacher-pupils.tsx';

const pages = [
  ['the panel', TeacherDashboardPage, 'Vezérlőpult'],
  ['live lessons', TeacherLivePage, 'Élő óra'],
  ['homework', TeacherHomeworkPage, 'Házi feladat'],
] as const;

const showRefusal = (Page: ComponentType, message: string, rest?: Record<string, unknown>) => {
  serve({ classes: { list: () => refusal(403, message, rest) } });
  logIn(teacher, 'token-1');
  show(<Page />);
};

it.each(pages)('tells a waiting teacher what happens next: %s', async (_, page, title) => {
  showRefusal(page, messages.waitingForApproval);
  expect(await screen.findByText('Jóváhagyásra vár')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

it.each(pages)('tells a rejected teacher why, and offers to write to us: %s', async (_, page, title) => {
  showRefusal(page, 'A tanári fiókodat nem tudtuk jóváhagyni.', { rejection_reason: 'Nem iskolai cím.' });
  expect(await screen.findByText(/Ennek oka: Nem iskolai cím\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Írok nektek' })).toHaveAttribute('href', '/kapcsolat');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.queryByRole('textbox')).toBeNull();
});

const noToday = {
  homework: () => ({ success: true as const, homework: [] }),
  stuck: () => ({ success: true as const, stuck: [] }),
  misconceptions: () => ({ success: true as const, misconceptions: [] }),
};
const schoolClass = {
  id: '0190a1b2-0000-7000-8000-0000000000c1',
  class_name: '6. A',
  class_code: 'ABC123',
  student_count: 2,
  max_students: 30,
  expires_at: '2027-11-16T08:00:00.000Z',
  expired: false,
};

it('folds the form of a new class once there is a class, and starts a live lesson from the top', async () => {
  serve({
    classes: {
      ...noToday,
      list: () => ({ success: true, classes: [schoolClass] }),
      students: () => ({ success: true, class: schoolClass, students: [], requests: [] }),
    },
    live: { list: () => ({ success: true, lessons: [] }) },
  });
  logIn(teacher, 'token-1');
  const { user } = show(<TeacherDashboardPage />);
  expect(await screen.findByText('Most nincs folyamatban házi.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Élő órát indítok' })).toHaveAttribute(
    'href',
    `/dashboard/teacher/elo?osztaly=${schoolClass.id}`,
  );
  expect(screen.getByLabelText('Az osztály neve')).not.toBeVisible();
  await user.click(screen.getByText('Új osztályt veszek fel'));
  expect(screen.getByLabelText('Az osztály neve')).toBeVisible();
});

it('sells no class while the list of classes cannot be read', async () => {
  serve({ classes: { list: () => refusal(503, 'Most nem érhető el.') }, live: { list: () => ({ success: true, lessons: [] }) } });
  logIn(teacher, 'token-1');
  show(<TeacherDashboardPage />);
  expect(await screen.findByText(/Hiba az osztályok betöltésekor: Most nem érhető el/)).toBeVisible();
  expect(screen.queryByLabelText('Az osztály neve')).toBeNull();
});

it('shows the form of a new class to a teacher without one', async () => {
  serve({ classes: { list: () => ({ success: true, classes: [] }) }, live: { list: () => ({ success: true, lessons: [] }) } });
  logIn(teacher, 'token-1');
  show(<TeacherDashboardPage />);
  await vi.waitFor(() => expect(screen.getByLabelText('Az osztály neve')).toBeVisible());
  expect(screen.getByLabelText('Meghívókód egy kollégádtól')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kivetítek egy leckét' })).toHaveAttribute('href', '/tananyag/matek-5-tortek-osszeadasa');
  expect(screen.getByRole('link', { name: 'Feladatlapot nyomtatok' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Kérdéssort állítok össze' })).toBeVisible();
});

it('keeps the tools and the class at hand where a live lesson is started', async () => {
  serve({
    classes: { list: () => ({ success: true, classes: [schoolClass] }) },
    live: { list: () => ({ success: true, lessons: [] }) },
    sets: { list: () => ({ success: true, sets: [] }) },
  });
  logIn(teacher, 'token-1');
  show(<TeacherLivePage />);
  expect(await screen.findByRole('navigation', { name: 'Tanári eszközök' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vezérlőpult' })).toHaveAttribute('href', `/dashboard/teacher?osztaly=${schoolClass.id}`);
});

it.each([
  ['homework', TeacherHomeworkPage],
  ['pupils', TeacherPupilsPage],
  ['misconceptions', TeacherMisconceptionsPage],
] as const)('leads a teacher without a class to the form of a new one: %s', async (_, Page) => {
  serve({ classes: { list: () => ({ success: true, classes: [] }) } });
  logIn(teacher, 'token-1');
  show(<Page />);
  expect(await screen.findByRole('link', { name: 'Új osztályt veszek fel' })).toHaveAttribute('href', '/dashboard/teacher#uj-osztaly');
  expect(screen.getByLabelText('Meghívókód egy kollégádtól')).toBeVisible();
});
