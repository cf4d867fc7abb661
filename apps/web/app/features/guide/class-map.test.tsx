import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { logIn } from '../../lib/session.ts';
import { teacher } from '../../testing/people.ts';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { ClassMap } from './class-map.tsx';

const lesson = (slug: string, unit: string, written = true) => ({
  slug,
  title: slug,
  unit,
  unitTitle: `Témakör ${unit}`,
  grade: '5',
  written,
});
const lessons = [lesson('a', 'szamok'), lesson('b', 'tortek'), lesson('c', 'tortek'), lesson('d', 'tortek', false)];

it('shows the first begun unit, a row for each pupil and a word for each lesson', async () => {
  logIn(teacher, 'token-1');
  serve({
    guide: {
      classMap: () => ({
        success: true,
        lessons,
        rows: [
          { student_id: '1', real_name: 'Kiss Lili', labels: ['new', 'known', 'repeat', 'new'] },
          { student_id: '2', real_name: 'Nagy Béla', labels: ['new', 'new', 'new', 'new'] },
        ],
      }),
    },
  });
  const { user } = show(<ClassMap classId="0190a1b2-0000-7000-8000-000000000009" pupilPath={id => `/naplo/${id}`} />);
  const table = await screen.findByRole('table', { name: 'Észtérkép: Témakör tortek' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(cell => cell.textContent),
  ).toEqual(['Tanuló', 'b', 'c']);
  const [, lili, bela] = within(table)
    .getAllByRole('row')
    .map(row => row.textContent);
  expect(lili).toBe('Kiss Lilimegvanismételd');
  expect(bela).toBe('Nagy Bélaújúj');
  expect(within(table).getByRole('link', { name: 'Nagy Béla' })).toHaveAttribute('href', '/naplo/2');
  await user.selectOptions(screen.getByLabelText('Témakör'), 'Témakör szamok');
  expect(screen.getByRole('table', { name: 'Észtérkép: Témakör szamok' })).toBeVisible();
});
