import type { GuideMap } from '@eszkerek/contract/guide-shapes';
import { screen } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { PupilMap } from './pupil-map.tsx';

const ID = '0190a1b2-0000-7000-8000-0000000000c7';
const unit = (title: string, grade: string, own: boolean): GuideMap['units'][number] => ({
  unit: title,
  title,
  grade,
  own,
  lessons: [],
  known: 0,
  repeat: 0,
  test: null,
});
const map: GuideMap = {
  subject: 'matematika',
  grade: 6,
  placed: true,
  placement: null,
  next: null,
  units: [unit('Törtek', '5', false), unit('Arányok', '6', true)],
};

function Address() {
  return <output>{useSearchParams()[0].toString()}</output>;
}

it('keeps whose diary it is when another grade is chosen', async () => {
  serve({ guide: { pupilMap: () => ({ success: true, map }) } });
  const page = (
    <>
      <PupilMap studentId={ID} />
      <Address />
    </>
  );
  const { user } = show(page, { path: '/osztaly', at: '/osztaly?tanulo=anna' });
  expect(await screen.findByRole('radio', { name: 'A tanuló évfolyama' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '5.' }));
  expect(screen.getByRole('status')).toHaveTextContent('tanulo=anna&osztaly=5');
});
