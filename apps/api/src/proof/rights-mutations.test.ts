import { AppError, type Who } from '@eszkerek/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from '../http/caller.ts';
import { type CallName, callNamed } from './calls.ts';
import { handOver } from './hand-over.ts';
import { type Case, callNames, casesOf, type Finding, refusalOf, run } from './matrix.ts';
import { type OpenSchool, openSchool } from './open-school.ts';
import { rights } from './rights.ts';
import { type PersonName, people } from './school.ts';
import { everyNth } from './share.ts';

/** Mutation test of the rights matrix: each rule is broken once, and the matrix must notice. */

type Guard = (declared: { who: Who; beforeSecondStep?: boolean }, caller: Caller | null) => void;
const guard = vi.hoisted((): { broken: ((real: Guard) => Guard) | undefined } => ({ broken: undefined }));
vi.mock(import('../http/guard.ts'), async importOriginal => {
  const { requireRight } = await importOriginal();
  return { requireRight: (...input) => (guard.broken?.(requireRight) ?? requireRight)(...input) };
});
afterEach(() => {
  guard.broken = undefined;
});

const flips: Record<Who, readonly Who[]> = {
  anyone: ['user'],
  user: ['anyone', 'student'],
  student: ['anyone', 'user', 'teacher'],
  teacher: ['anyone', 'user', 'student', 'admin'],
  admin: ['anyone', 'user', 'student', 'teacher'],
};

const findFor = async (open: OpenSchool, name: CallName, whom: (one: Case) => boolean): Promise<Finding[]> => {
  const findings = await run(open, casesOf(open.school, name).filter(whom));
  await open.reset();
  return findings;
};

test('a call whose declaration lets in more, fewer or other people is reported for each of them, whichever call it is', async () => {
  const open = await openSchool();
  const unnoticed: string[] = [];
  for (const name of everyNth(callNames, 6)) {
    const declared = callNamed(name);
    const { who } = declared;
    for (const flipped of flips[who]) {
      const touched = people.filter(person => refusalOf(who, person) !== refusalOf(flipped, person));
      declared.who = flipped;
      const findings = await findFor(open, name, one => one.about === 'own' && touched.includes(one.person));
      declared.who = who;
      for (const person of touched)
        if (ownsAll(open, name, person) && !findings.some(finding => finding.person === person))
          unnoticed.push(`${name}: ${who} -> ${flipped} for ${person}`);
    }
  }
  expect(unnoticed).toEqual([]);
});

/** Without the thing there is no case of their own to notice anything by. */
const ownsAll = ({ school }: OpenSchool, name: CallName, person: PersonName): boolean =>
  casesOf(school, name).some(one => one.person === person && one.about === 'own');

describe('a guard without one of its rules is reported at every call the rule protects', () => {
  const asIf = (change: (caller: Caller) => Caller) => (real: Guard) =>
    ((declared, caller) => real(declared, caller && change(caller))) as Guard;
  const broken: Record<string, { guard: (real: Guard) => Guard; person: PersonName; protects: (who: Who) => boolean }> = {
    'nobody has to sign in': {
      guard: real => (declared, caller) => caller && real(declared, caller),
      person: 'guest',
      protects: who => who !== 'anyone',
    },
    'roles are not looked at': {
      guard: real => (declared, caller) => real(caller && declared.who !== 'anyone' ? { who: 'user' } : declared, caller),
      person: 'student',
      protects: who => who === 'teacher' || who === 'admin',
    },
    'teachers pass as pupils': {
      guard: asIf(caller => (caller.role === 'teacher' ? { ...caller, role: 'student' } : caller)),
      person: 'teacher',
      protects: who => who === 'student' || who === 'teacher',
    },
    'admins may do what teachers may': {
      guard: real => (declared, caller) => caller?.role === 'admin' || real(declared, caller),
      person: 'admin',
      protects: who => who === 'student' || who === 'teacher',
    },
    'teachers need no approval': {
      guard: asIf(caller => ({ ...caller, approved: true })),
      person: 'waitingTeacher',
      protects: who => who === 'teacher',
    },
    'nobody may do anything': {
      guard: () => () => {
        throw new AppError('forbidden');
      },
      person: 'student',
      protects: who => who === 'anyone' || who === 'user' || who === 'student',
    },
  };
  test.each(Object.keys(broken))('%s', async title => {
    const mutant = broken[title];
    if (!mutant) throw new Error(title);
    const open = await openSchool();
    guard.broken = mutant.guard;
    const protectedCalls = callNames.filter(name => mutant.protects(callNamed(name).who) && ownsAll(open, name, mutant.person));
    const unnoticed: CallName[] = [];
    for (const name of protectedCalls)
      if ((await findFor(open, name, one => one.person === mutant.person && one.about === 'own')).length === 0) unnoticed.push(name);
    expect(protectedCalls.length).toBeGreaterThan(5);
    expect(unnoticed).toEqual([]);
  });
});

test("when a thing changes hands, its new owner's and its old owner's answers are reported at every call that names it", async () => {
  const open = await openSchool();
  const { db } = open.app.engine;
  const unnoticed: string[] = [];
  const pairs: readonly (readonly [PersonName, PersonName])[] = [
    ['teacher', 'otherTeacher'],
    ['student', 'otherStudent'],
  ];
  let swaps = 0;
  for (const name of callNames)
    for (const kind of rights[name].names ?? [])
      for (const [me, other] of pairs) {
        const id = open.school.people[other].owns[kind];
        if (!id || refusalOf(rights[name].who, me)) continue;
        swaps += 1;
        await handOver[kind](db, id, open.school.people[me]);
        const gained = await run(
          open,
          casesOf(open.school, name).filter(one => one.person === me && [`${kind} of ${other}`, `all of ${other}`].includes(one.about)),
        );
        await open.reset();
        await handOver[kind](db, id, open.school.people[me]);
        const lost = await run(
          open,
          casesOf(open.school, name).filter(one => one.person === other && one.about === 'own'),
        );
        await open.reset();
        if (gained.length === 0) unnoticed.push(`${name}: ${me} was given the ${kind} of ${other}`);
        if (lost.length === 0) unnoticed.push(`${name}: ${other} lost the ${kind}`);
      }
  expect(swaps).toBeGreaterThan(25);
  expect(unnoticed).toEqual([]);
});
