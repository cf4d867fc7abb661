import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { akos, bea, schoolClass } from './homework/homework.test-kit.ts';
import { Stuck } from './insights.tsx';

const low = (pupil: typeof akos, quiz_slug: string, title: string) => ({
  student_id: pupil.id,
  real_name: pupil.real_name,
  reason: 'low_results' as const,
  quiz_slug,
  title,
  attempts: 3,
  best_percentage: 40,
  last_activity_at: null,
});

it('names each pupil once, with every reason', async () => {
  const stuck = [low(akos, 'a', 'Törtek'), low(bea, 'a', 'Törtek'), low(akos, 'b', 'Arányok')];
  serve({ classes: { stuck: () => ({ success: true, stuck }) } });
  show(<Stuck classId={schoolClass.id} />);
  await screen.findByRole('link', { name: 'Nagy Ákos' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Nagy ÁkosHázit adok nekiTörtek: 3 próbálkozás, a legjobb 40%Arányok: 3 próbálkozás, a legjobb 40%',
    'Kis BeaHázit adok nekiTörtek: 3 próbálkozás, a legjobb 40%',
  ]);
  const give = screen.getByRole('link', { name: 'Házit adok neki: Nagy Ákos' });
  expect(give).toHaveAttribute('href', `/dashboard/teacher/hazi?osztaly=${schoolClass.id}&tanulo=${akos.id}&oldal=a&oldal=b`);
});
