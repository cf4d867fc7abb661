import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { HeatMap } from './heat-map.tsx';
import { akos, bea, schoolClass } from './homework/homework.test-kit.ts';

const heatMap = () => ({
  success: true as const,
  topics: [
    { id: 'fizika/ero', title: 'Erő', subject: 'fizika' },
    { id: 'matematika/szogek', title: 'Szögek', subject: 'matematika' },
    { id: 'matematika/tortek', title: 'Törtek', subject: 'matematika' },
  ],
  rows: [
    { student_id: akos.id, real_name: akos.real_name, scores: [90, 70, 40] },
    { student_id: bea.id, real_name: bea.real_name, scores: [null, 80, 61] },
  ],
});
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(cell => cell.textContent);

it('starts with the weakest topic and has the average of the class; a name opens the diary', async () => {
  serve({ classes: { heatMap } });
  show(<HeatMap classId={schoolClass.id} />);
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map(head => head.textContent)).toEqual(['Tanuló', 'Törtek', 'Szögek', 'Erő']);
  expect(cellsOf(/^Osztályátlag/)).toEqual(['51%', '75%', '90%']);
  expect(cellsOf(/^Kis Bea/)).toEqual(['61%', '80%', 'nincs adat']);
  expect(screen.getByRole('link', { name: bea.real_name })).toHaveAttribute(
    'href',
    `/dashboard/teacher/class/${schoolClass.id}?tanulo=${bea.id}`,
  );
});

it('shows one subject', async () => {
  serve({ classes: { heatMap } });
  const { user } = show(<HeatMap classId={schoolClass.id} />);
  await user.click(await screen.findByRole('radio', { name: 'Fizika' }));
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual(['Tanuló', 'Erő']);
});
