import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ReferralBox } from './referral-box.tsx';

const showBox = (successful_referrals: number) =>
  show(<ReferralBox user={{ referral_code: 'ABCD2345', successful_referrals, earned_rewards: 2 }} />);

it.each([
  [0, '0/5'],
  [1, '1/5'],
  [4, '4/5'],
  [5, '0/5'],
  [7, '2/5'],
  [10, '0/5'],
])('counts %i referrals as %s', (count, shown) => {
  showBox(count);
  expect(screen.getByText(shown)).toBeVisible();
});

it('shows the code and what was earned', () => {
  showBox(12);
  expect(screen.getByText('ABCD2345')).toBeVisible();
  expect(screen.getByText('Eddig 12 sikeres meghívás, 2 jutalomhónap.')).toBeVisible();
});
