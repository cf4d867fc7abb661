import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { ClassList } from './class-list.tsx';

const seven = {
  id: 'c7',
  class_name: '7. B',
  class_code: '7BKRTA',
  student_count: 4,
  max_students: 30,
  expires_at: '2027-01-01T00:00:00.000Z',
};

it.each([
  [false, /Érvényes: 2027/],
  [true, 'Lejárt, a napló még 90 napig olvasható.'],
] as const)('shows name, places, code and the way to the details of a class (over: %s)', async (expired, validity) => {
  serve({ classes: { list: () => ({ success: true, classes: [{ ...seven, expired }] }) } });
  show(<ClassList />);
  expect(await screen.findByRole('heading', { name: '7. B' })).toBeVisible();
  for (const part of ['4 / 30', '7BKRTA', validity]) expect(screen.getByText(part)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Részletek: 7. B' })).toHaveAttribute('href', '/dashboard/teacher/class/c7');
});

it('says why the classes did not come, and tries again', async () => {
  let works = false;
  serve({ classes: { list: () => (works ? { success: true, classes: [{ ...seven, expired: false }] } : refusal(500, 'most nem megy')) } });
  const { user } = show(<ClassList />);
  expect(await screen.findByText('Hiba az osztályok betöltésekor: most nem megy')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Újra' }));
  expect(await screen.findByRole('heading', { name: '7. B' })).toBeVisible();
});
