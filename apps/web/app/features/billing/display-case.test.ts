import { expect, test } from 'vitest';
import { displayCase } from './display-case.ts';

const now = new Date('2026-11-15T08:00:00.000Z');
const later = '2026-12-01T00:00:00.000Z';
const nobody = {
  role: 'student',
  subscription_status: 'none',
  is_permanent_free: false,
  is_member_of_approved_class: false,
  subscriptions: [],
} as const;
const plan = (status: 'active' | 'trialing', end = later) => ({
  status,
  plan_id: 'monthly',
  plan_name: 'Havi előfizetés',
  current_period_end: end,
});
const trial = (end: string) => ({ status: 'trialing' as const, plan_id: null, plan_name: null, current_period_end: end });

test('the order of priority is the specification’s', () => {
  const all = {
    role: 'teacher',
    subscription_status: 'vip_teacher',
    is_permanent_free: true,
    is_member_of_approved_class: true,
    subscriptions: [plan('active')],
  } as const;
  expect(displayCase(all, now).kind).toBe('vip-teacher');
  expect(displayCase({ ...all, subscription_status: 'active' }, now).kind).toBe('permanent-free');
  expect(displayCase({ ...all, subscription_status: 'active', is_permanent_free: false }, now).kind).toBe('plan');
  expect(displayCase({ ...nobody, is_member_of_approved_class: true, subscriptions: [trial(later)] }, now).kind).toBe('class');
});

test('a plan on trial counts only until its end', () => {
  expect(displayCase({ ...nobody, subscriptions: [plan('trialing')] }, now).kind).toBe('plan');
  expect(displayCase({ ...nobody, subscriptions: [plan('trialing', now.toISOString())] }, now).kind).toBe('none');
});

test('the app’s own trial ends on its last moment', () => {
  expect(displayCase({ ...nobody, subscriptions: [trial('2026-11-15T08:00:00.001Z')] }, now)).toEqual({
    kind: 'trial',
    endsAt: '2026-11-15T08:00:00.001Z',
  });
  expect(displayCase({ ...nobody, subscriptions: [trial('2026-11-15T08:00:00.000Z')] }, now).kind).toBe('none');
});
