import { describe, expect, it } from 'vitest';
import { hasPremiumAccess } from './premium-access.ts';

const user = (changes: object) => ({ username: 'Lili', role: 'student' as const, ...changes });
const registered = '2026-11-01T10:00:00.000Z';
const at = (iso: string) => Date.parse(iso);

describe('premium access', () => {
  it('is never for a guest', () => {
    expect(hasPremiumAccess(null, 0)).toBe(false);
  });

  it('is for the subscribed, however old the account', () => {
    expect(hasPremiumAccess(user({ is_subscribed: true, created_at: '2020-01-01T00:00:00Z' }), at('2026-11-14T00:00:00Z'))).toBe(true);
  });

  it('lasts 30 days from registration to the millisecond', () => {
    const trial = user({ is_subscribed: false, created_at: registered });
    expect(hasPremiumAccess(trial, at('2026-12-01T09:59:59.999Z'))).toBe(true);
    expect(hasPremiumAccess(trial, at('2026-12-01T10:00:00.000Z'))).toBe(false);
  });

  it('is refused when the registration time is missing or unreadable', () => {
    expect(hasPremiumAccess(user({}), 0)).toBe(false);
    expect(hasPremiumAccess(user({ created_at: 'tegnap' }), 0)).toBe(false);
  });
});
