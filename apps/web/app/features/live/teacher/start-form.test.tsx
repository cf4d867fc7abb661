import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { teacher } from '../../../testing/people.ts';
import { practicePage } from '../../../testing/practice-page.ts';
import { refusal, serve } from '../../../testing/serve.ts';
import { show } from '../../../testing/show.tsx';
import { StartForm } from './start-form.tsx';

it('says what a live lesson needs to a teacher without a running class, whom the server would refuse', async () => {
  serve({
    classes: { list: () => ({ success: true, classes: [] }) },
    sets: { list: () => ({ success: true, sets: [] }) },
    catalog: { search: () => ({ success: true, data: [] }) },
    profile: { get: () => ({ ...teacher, is_permanent_free: false, success: true }) },
  });
  show(<StartForm slug={null} classId={null} onStarted={() => undefined} />);
  expect(await screen.findByText('Élő órához futó osztály kell')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Osztályt veszek fel' })).toHaveAttribute('href', '/dashboard/teacher');
  expect(screen.queryByRole('button', { name: 'Indítom az élő órát' })).toBeNull();
});

it('asks for the page first, then for pace and guests', async () => {
  serve({
    classes: { list: () => ({ success: true, classes: [] }) },
    sets: {
      list: () => ({
        success: true,
        sets: [{ slug: 'keszlet-t', title: 'Törtek hétfőre', questions: 5, own: true, author: 'Anna', updated_at: '2026-11-01T08:00:00Z' }],
      }),
    },
    profile: { get: () => ({ ...teacher, is_permanent_free: true, success: true }) },
    quiz: { page: () => refusal(404, 'Nincs ilyen oldal.') },
  });
  const { user } = show(<StartForm slug={null} classId={null} onStarted={() => undefined} />);
  const set = await screen.findByRole('button', { name: /Törtek hétfőre/ });
  expect(screen.queryByRole('radio')).toBeNull();
  const start = screen.getByRole('button', { name: 'Indítom az élő órát' });
  expect(start).toBeDisabled();
  expect(start).toHaveAccessibleDescription('Előbb válaszd ki, miből legyen az óra.');
  await user.click(set);
  expect(start).toBeEnabled();
  expect(screen.getByRole('radio', { name: /Saját tempó/ })).toBeVisible();
});

it('lets guests in by choice, but to premium content nobody outside the class', async () => {
  const page = { ...practicePage, category: 'premium_practice' as const };
  serve({
    classes: { list: () => ({ success: true, classes: [] }) },
    sets: { list: () => ({ success: true, sets: [] }) },
    profile: { get: () => ({ ...teacher, is_permanent_free: true, success: true }) },
    quiz: { page: () => ({ success: true, quiz: page, data: page }) },
  });
  show(<StartForm slug={page.slug} classId={null} onStarted={() => undefined} />);
  const guests = await screen.findByRole('combobox', { name: 'Bejelentkezés nélkül' });
  await screen.findByText('Gyakorló: Próba');
  expect(guests).toBeDisabled();
  expect(guests).toHaveDisplayValue('nem léphet be senki');
  expect(guests).toHaveAccessibleDescription('Prémium tartalom: csak az osztály bejelentkezett tagjai léphetnek be.');
});
