import type { SubscriptionEntry, User } from '@eszkerek/contract/entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { SubscriptionPanel } from './subscription-panel.tsx';

vi.mock('../../lib/api.ts', () => ({ api: {} }));

const now = new Date('2026-11-15T09:00:00.000Z');
const lili: User = {
  id: 'u1',
  username: 'Kővári Lili',
  real_name: 'Kővári Lili',
  email: 'lili@pelda.hu',
  role: 'student',
  referral_code: 'ABCD2345',
  successful_referrals: 0,
  earned_rewards: 0,
  is_subscribed: false,
  subscription_status: 'none',
  is_permanent_free: false,
  is_member_of_approved_class: false,
  subscriptions: [],
  is_approved: true,
  created_at: '2026-11-01T08:00:00.000Z',
  has_password: true,
  has_google: false,
  class_name: '7. B',
  parental_email: null,
  parental_consent: 'none',
  totp_enabled: false,
};
const ends = { current_period_end: '2026-12-01T08:00:00.000Z' };
const plan: SubscriptionEntry = { status: 'active', plan_id: 'monthly', plan_name: 'Havi előfizetés', ...ends };
const trial: SubscriptionEntry = { status: 'trialing', plan_id: null, plan_name: null, ...ends };

const offer = ['Havi előfizetés', 'Éves előfizetés'];
const manage = ['Előfizetés kezelése'];

it.each<[string, Partial<User>, string, string[]]>([
  ['a teacher', { role: 'teacher', subscription_status: 'vip_teacher' }, 'Korlátlan hozzáférés', []],
  ['permanent free access', { is_permanent_free: true }, 'Örökös ingyenes hozzáférés', []],
  ['a class', { is_member_of_approved_class: true }, 'Hozzáférés az osztályodon keresztül', []],
  ['a plan', { subscriptions: [plan] }, 'A jelenlegi időszak vége: 2026. december 1.', manage],
  ['a plan on trial', { subscriptions: [{ ...plan, status: 'trialing' }] }, 'A jelenlegi időszak vége: 2026. december 1.', manage],
  ['the trial', { subscriptions: [trial] }, 'A próbaidőszak aktív', offer],
  ['nothing', {}, 'Nincs aktív előfizetésed', offer],
])('%s is shown with its own buttons', (_, changes, shown, buttons) => {
  const html = renderToStaticMarkup(<SubscriptionPanel user={{ ...lili, ...changes }} now={now} />);
  expect(html).toContain(shown);
  expect([...html.matchAll(/<button.*?<\/button>/g)].map(([button]) => button.replace(/<[^>]*>/g, '').trim())).toEqual(buttons);
});

it('counts the days the trial has left', () => {
  const html = renderToStaticMarkup(<SubscriptionPanel user={{ ...lili, subscriptions: [trial] }} now={now} />);
  expect(html).toContain('Még 16 napig, 2026. december 1. napjáig tart.');
});
