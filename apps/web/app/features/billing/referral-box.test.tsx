import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReferralBox } from './referral-box.tsx';

const draw = (successful_referrals: number) =>
  renderToStaticMarkup(<ReferralBox user={{ referral_code: 'ABCD2345', successful_referrals, earned_rewards: 2 }} />);
const ring = (html: string) => /<b>(\d+\/\d+)<\/b>/.exec(html)?.[1];

it('counts the referrals modulo 5, out of 5', () => {
  expect([0, 1, 4, 5, 7, 10].map(count => ring(draw(count)))).toEqual(['0/5', '1/5', '4/5', '0/5', '2/5', '0/5']);
});

it('shows the code and what was earned', () => {
  const html = draw(12);
  expect(html).toContain('ABCD2345');
  expect(html).toContain('Eddig 12 sikeres meghívás, 2 jutalomhónap.');
});
