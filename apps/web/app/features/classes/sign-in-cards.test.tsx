import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { SignInCards } from './sign-in-cards.tsx';

it('prints a card with a QR code for each pupil', () => {
  const card = {
    student_id: 's1',
    real_name: 'Nagy Ákos',
    url: 'https://pelda.hu/reset-password/abc',
    code: null,
    expires_at: '2026-11-29T08:00:00.000Z',
  };
  show(<SignInCards cards={[card]} className="7. B" onClose={() => undefined} />);
  expect(screen.getByRole('img', { name: 'QR-kód: Nagy Ákos' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Nincs kamerád? Nyisd meg: pelda.hu/bejelentkezesOtt koppints erre: „Elfelejtetted a jelszavad?”',
  );
  expect(screen.queryByText(/abc/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Belépőkártyák' })).toHaveFocus();
});

it('shows the code to type for a pupil without an address', () => {
  const card = {
    student_id: 's2',
    real_name: 'Balla Nimród',
    url: 'https://pelda.hu/osztaly-belepes#K7QF3XNB',
    code: 'K7QF3XNB',
    expires_at: '2026-11-29T08:00:00.000Z',
  };
  show(<SignInCards cards={[card]} className="7. B" onClose={() => undefined} />);
  expect(screen.getByText('K7QF 3XNB')).toBeVisible();
  expect(screen.getByText('osztaly-belepes')).toHaveClass('keep');
  expect(screen.getByRole('listitem')).toHaveTextContent('nyisd meg: pelda.hu/osztaly-belepes2.');
});
