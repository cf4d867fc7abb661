import { expect, test } from 'vitest';
import { Passwords } from './passwords.ts';

test('Argon2id with the agreed cost, and no hash means no', async () => {
  const passwords = new Passwords();
  const stored = await passwords.hash('Jo-Jelszo-77');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, 'Jo-Jelszo-77')).toBe(true);
  expect(await passwords.verify(stored, 'Jo-Jelszo-78')).toBe(false);
  expect(await passwords.verify(null, 'Jo-Jelszo-77')).toBe(false);
});

test('an accent typed as two characters is the same password', async () => {
  const passwords = new Passwords();
  const stored = await passwords.hash('\u00c1rv\u00edz-77');
  expect(await passwords.verify(stored, 'A\u0301rvi\u0301z-77')).toBe(true);
});

test('a crowd queues, a flood is refused with 429', async () => {
  const passwords = new Passwords({ perKey: 20, total: 30 });
  const from = (address: string, length: number) => Promise.allSettled(Array.from({ length }, () => passwords.verify(null, 'x', address)));
  const [flood, school, late] = await Promise.all([from('flood', 40), from('school', 10), from('late', 1)]);
  const done = (outcomes: typeof flood) => outcomes.filter(outcome => outcome.status === 'fulfilled').length;
  expect([done(flood), done(school), done(late)]).toEqual([24, 10, 0]);
  const refused = flood.find(outcome => outcome.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'busy', retryAfter: expect.any(Number) });
  expect(await passwords.verify(null, 'x')).toBe(false);
});

test('a single login of another address does not wait for the crowd of one address', async () => {
  const passwords = new Passwords();
  const order: string[] = [];
  const verify = async (address: string) => {
    await passwords.verify(null, 'x', address);
    order.push(address);
  };
  await Promise.all([...Array.from({ length: 40 }, () => verify('crowd')), verify('alone')]);
  expect(order.indexOf('alone')).toBeLessThan(12);
});
