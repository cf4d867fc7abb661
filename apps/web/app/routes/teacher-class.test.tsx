import { screen } from '@testing-library/react';
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
