import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { callNamed } from './calls.ts';
import { problemOfForm } from './closed-form.ts';
import { type Case, callNames, casesOf, isGranted, partsOf } from './matrix.ts';
import { changes, onTheWire, type Wire } from './mutate.ts';
import { openSchool } from './open-school.ts';
import { PlainPasswords } from './plain-passwords.ts';
import { rights } from './rights.ts';

const full = Boolean(process.env.TEST_FULL);
/** The checks before the database are one code: PostgreSQL's own refusals show with fewer. */
const BODIES = full ? { sqlite: 2000, postgres: 200 } : { sqlite: 4, postgres: 2 };
/** The quick set asks the same questions every time; the full one new ones, and says which. */
const SEED = Number(process.env.FUZZ_SEED ?? (full ? Date.now() : 11));
/** FUZZ_CALLS=auth,quiz.answer asks these areas and calls only. */
const only = process.env.FUZZ_CALLS?.split(',');
const asked = only ? callNames.filter(name => only.some(part => name === part || name.startsWith(`${part}.`))) : callNames;
vi.setConfig({ testTimeout: full ? 3_600_000 : 300_000 });

const inject = async ({ app }: TestApp, { method, url, headers, payload }: Wire): Promise<{ statusCode: number; body: string }> =>
  app.inject({ method: method as 'GET', url, headers, ...(payload === undefined ? {} : { payload }) });

/** Guests have no session to lose on the way; else the first who may call. */
const speaker = (cases: readonly Case[]): Case => {
  const one =
    cases.find(c => isGranted(c) && c.about === 'own' && 'status' in c.expected && c.expected.status === 200) ?? cases.find(isGranted);
  if (!one) throw new Error('Nobody may call this.');
  return one;
};

test.each(['sqlite', 'postgres'] as const)(
  'spoilt requests to every call: no answer of 5xx, every error in the closed form (%s)',
  async engine => {
    const open = await openSchool({ engine, overrides: { passwords: new PlainPasswords() } });
    const problems: string[] = [];
    for (const name of asked) {
      const one = speaker(casesOf(open.school, name));
      const { token } = open.school.people[one.person];
      const seen = { all: 0, sessionLost: 0, served: 0 };
      const property = fc.asyncProperty(changes, async made => {
        const wire = onTheWire(callNamed(name), await partsOf(open, one), made, token);
        const { statusCode, body } = await inject(open.app, wire);
        seen.all += 1;
        if (statusCode < 300) seen.served += 1;
        // A spoilt method may be another call, one that ends the session or the account: the next one begins on the first day again.
        const sessionLost = statusCode === 401 && wire.headers.authorization === `Bearer ${token}`;
        if (sessionLost) seen.sessionLost += 1;
        if (sessionLost || (statusCode < 300 && rights[name].once)) await open.reset();
        const problem = wire.method === 'HEAD' ? (statusCode >= 500 ? String(statusCode) : undefined) : problemOfForm(statusCode, body);
        if (problem) throw new Error(`${problem}\n  for ${JSON.stringify(wire).slice(0, 600)}`);
      });
      const result = await fc.check(property, { numRuns: BODIES[engine], seed: SEED });
      if (result.failed) problems.push(`${name} (FUZZ_SEED=${SEED}): ${String(result.errorInstance)}`);
      // Most must get past the door, or the fuzz tests nothing but the door.
      if (seen.sessionLost > seen.all / 5) problems.push(`${name}: ${seen.sessionLost} of ${seen.all} had no session`);
      await open.reset();
    }
    expect(problems).toEqual([]);
  },
);
