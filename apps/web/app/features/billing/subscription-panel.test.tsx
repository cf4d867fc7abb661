import type { SubscriptionEntry, User } from '@eszkerek/contract/entities';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pupil } from '../../testing/people.ts';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { itWritesLikeEveryForm } from '../../testing/write-form.ts';
import { SubscriptionPanel } from './subscription-panel.tsx';

const now = new Date('2026-11-15T09:00:00.000Z');
const lili: User = { ...pupil, class_name: '7. B' };
const ends = { current_period_end: '2026-12-01T08:00:00.000Z' };
const plan: SubscriptionEntry = { status: 'active', plan_id: 'monthly', plan_name: 'Havi előfizetés', ...ends };
const trial: SubscriptionEntry = { status: 'trialing', plan_id: null, plan_name: null, ...ends };
const showPanel = (changes: Partial<User> = {}) => show(<SubscriptionPanel user={{ ...lili, ...changes }} now={now} />);

const offer = ['Havi előfizetés', 'Éves előfizetés'];
const manage = ['Előfizetés kezelése'];

it.each<[string, Partial<User>, RegExp, string[]]>([
  ['a teacher', { role: 'teacher', subscription_status: 'vip_teacher' }, /Korlátlan hozzáférés/, []],
  ['permanent free access', { is_permanent_free: true }, /Örökös ingyenes hozzáférés/, []],
  ['a class', { is_member_of_approved_class: true }, /Hozzáférés az osztályodon keresztül/, []],
  ['a plan', { subscriptions: [plan] }, /A jelenlegi időszak vége: 2026\. december 1\.$/, manage],
  [
    'a canceled plan',
    { subscriptions: [{ ...plan, cancel_at: plan.current_period_end }] },
    /^Lemondtad.* vége: 2026\. december 1\.$/,
    manage,
  ],
  ['a plan on trial', { subscriptions: [{ ...plan, status: 'trialing' }] }, /A jelenlegi időszak vége: 2026\. december 1\.$/, manage],
  ['the trial', { subscriptions: [trial] }, /A próbaidőszak aktív/, offer],
  ['an admin', { role: 'admin', is_subscribed: true }, /Adminként minden tartalom nyitva áll/, []],
  ['a failed payment', { subscription_status: 'past_due' }, /^A legutóbbi fizetés nem sikerült\.$/, [...manage, ...offer]],
  ['nothing', {}, /Nincs aktív előfizetésed/, offer],
])('%s is shown with its own buttons', (_, changes, shown, buttons) => {
  showPanel(changes);
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.queryAllByRole('button').map(button => button.textContent)).toEqual(buttons);
});

it('counts the days the trial has left', () => {
  showPanel({ subscriptions: [trial] });
  expect(screen.getByText(/Még 16 napig, 2026. december 1. napjáig tart\./)).toBeVisible();
});

it('goes to the checkout of the chosen plan and stays busy until the page is left', async () => {
  const server = serve({ billing: { createCheckoutSession: () => ({ success: true, url: '#penztar' }) } });
  const { user } = showPanel();
  await user.click(screen.getByRole('button', { name: 'Éves előfizetés' }));
  await waitFor(() => expect(location.hash).toBe('#penztar'));
  expect(screen.getByRole('button', { name: 'Éves előfizetés', busy: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Havi előfizetés', busy: false })).toBeVisible();
  expect(server.sentTo('billing', 'createCheckoutSession').map(({ body }) => body)).toEqual([{ interval: 'yearly' }]);
});

it('has a sentence of its own when the portal says nothing', async () => {
  serve({ billing: { createBillingPortalSession: () => refusal(500, '') } });
  const { user } = showPanel({ subscriptions: [plan] });
  await user.click(screen.getByRole('button', { name: 'Előfizetés kezelése' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Hiba az előfizetés-kezelő megnyitásakor.');
});

describe('subscribing', () => {
  itWritesLikeEveryForm({
    show: () => showPanel(),
    fill: async () => undefined,
    button: 'Havi előfizetés',
    answers: createCheckoutSession => ({ billing: { createCheckoutSession } }),
    reply: () => ({ success: true as const, url: '#penztar' }),
  });
});
