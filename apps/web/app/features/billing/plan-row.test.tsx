import type { SubscriptionEntry, User } from '@eszkerek/contract/entities';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pupil } from '../../testing/people.ts';
import { serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { PlanRow } from './plan-row.tsx';

const monthly: SubscriptionEntry = {
  status: 'active',
  plan_id: 'monthly',
  plan_name: 'Havi előfizetés',
  current_period_end: '2126-12-01T08:00:00.000Z',
};
const showFor = (changes: Partial<User>) => {
  const user = { ...pupil, is_subscribed: true, ...changes };
  serve({ profile: { get: () => ({ ...user, success: true as const }) } });
  show(<PlanRow user={user} />);
};
const plan = (name: string) => within(screen.getByRole('region', { name }));

it('shows the plan a pupil has as his own, and what changing to the other means, without a buy button', async () => {
  showFor({ subscriptions: [monthly] });
  expect(await plan('Havi').findByText('Ez a te csomagod')).toBeVisible();
  expect(plan('Havi').getByText('Magától megújul ekkor: 2126. december 1.')).toBeVisible();
  expect(plan('Havi').getByRole('link', { name: 'Előfizetés kezelése' })).toHaveAttribute('href', '/profil/elofizetes');
  expect(plan('Éves').getByText('Erre a mostani csomagod lejárta után válthatsz.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says until when a cancelled plan lasts', async () => {
  showFor({ subscriptions: [{ ...monthly, cancel_at: monthly.current_period_end }] });
  expect(await plan('Havi').findByText('Lemondtad, eddig tart: 2126. december 1.')).toBeVisible();
  expect(plan('Éves').getByText('A mostani eddig tart: 2126. december 1.')).toBeVisible();
});

it('sells nothing to a member of a class', async () => {
  showFor({ is_member_of_approved_class: true });
  expect(await plan('Éves').findByText('Most nincs rá szükséged: neked már minden nyitva van.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
