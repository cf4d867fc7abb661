import { isDeepStrictEqual } from 'node:util';
import { type ErrorCode, errors, type Who } from '@eszkerek/contract';
import { newId } from '../db/id.ts';
import { type CallName, callNamed, calls, type Parts, urlOf } from './calls.ts';
import type { OpenSchool } from './open-school.ts';
import { rights } from './rights.ts';
import { type OwnedKind, ownedKinds, type PersonName, people, type School } from './school.ts';

export const callNames = [...calls.keys()] as CallName[];

type Expected = { code: ErrorCode } | { status: number };

export interface Case {
  call: CallName;
  person: PersonName;
  /** `own`, `missing class`, `class of otherTeacher`… */
  about: string;
  ids: Record<OwnedKind, string>;
  expected: Expected;
}

export interface Finding {
  call: CallName;
  person: PersonName;
  about: string;
  problem: string;
}

export interface Answer {
  status: number;
  text: string;
  body: Record<string, unknown>;
}

const roleOf: Record<Exclude<PersonName, 'guest'>, Exclude<Who, 'anyone' | 'user'>> = {
  student: 'student',
  otherStudent: 'student',
  classMember: 'student',
  waitingTeacher: 'teacher',
  teacher: 'teacher',
  otherTeacher: 'teacher',
  admin: 'admin',
};

/** The guard's expected refusal; undefined if the person is allowed. */
export const refusalOf = (who: Who, person: PersonName): ErrorCode | undefined => {
  if (who === 'anyone') return undefined;
  if (person === 'guest') return 'tokenInvalid';
  if (who === 'user') return undefined;
  if (roleOf[person] !== who) return 'forbidden';
  return person === 'waitingTeacher' ? 'notApproved' : undefined;
};

/** A person who owns no object of a kind uses the first one. */
const idsFor = (school: School, person: PersonName): Record<OwnedKind, string> =>
  Object.fromEntries(
    ownedKinds.map(kind => [kind, school.people[person].owns[kind] ?? people.map(p => school.people[p].owns[kind]).find(Boolean) ?? '']),
  ) as Record<OwnedKind, string>;

/** A guest's attempt is accessible to anyone who knows its secret id. */
const strangersWith = (school: School, person: PersonName, kind: OwnedKind): PersonName[] =>
  people.filter(other => other !== person && other !== 'guest' && school.people[other].owns[kind]);

export const casesOf = (school: School, call: CallName): Case[] => {
  const { who, names = [], answers = {} } = rights[call];
  return people.flatMap(person => {
    const ids = idsFor(school, person);
    const refusal = refusalOf(who, person);
    const cases: Case[] = [];
    const add = (about: string, exchanged: Partial<Record<OwnedKind, string>>, expected: Expected) =>
      cases.push({ call, person, about, ids: { ...ids, ...exchanged }, expected: refusal ? { code: refusal } : expected });
    if (refusal || names.every(kind => school.people[person].owns[kind])) add('own', {}, { status: answers[person] ?? 200 });
    for (const kind of names) {
      add(`missing ${kind}`, { [kind]: newId() }, { code: 'notFound' });
      for (const other of strangersWith(school, person, kind))
        add(`${kind} of ${other}`, { [kind]: school.people[other].owns[kind] ?? '' }, { code: 'notFound' });
    }
    if (names.length > 1)
      for (const other of strangersWith(school, person, names[0] ?? 'class'))
        add(`all of ${other}`, school.people[other].owns, { code: 'notFound' });
    return cases;
  });
};

export const isGranted = ({ expected }: Case): boolean => 'status' in expected;

export const partsOf = async ({ app, school }: OpenSchool, { call, person, ids }: Case): Promise<Parts> =>
  (await rights[call].request?.({ app, school, person: school.people[person], ids })) ?? {};

export const send = ({ app, school }: OpenSchool, { call, person }: Case, parts: Parts): Promise<Answer> => {
  const { token } = school.people[person];
  const { body, headers } = parts;
  return app.call(callNamed(call).method, urlOf(callNamed(call), parts), {
    ...(token ? { token } : {}),
    ...(body === undefined ? {} : { body }),
    ...(headers ? { headers } : {}),
  });
};

const withoutRequestId = (text: string): string => text.replace(/"requestId":"[^"]*"/, '');

/** The first thing that is wrong with this answer. */
const problemOf = ({ call, expected }: Case, { status, text, body }: Answer, missing: string | undefined): string | undefined => {
  if ('code' in expected) {
    if (status !== errors[expected.code].status || body.code !== expected.code)
      return `expected ${errors[expected.code].status} ${expected.code}, got ${status} ${String(body.code ?? 'success')}`;
    if (missing !== undefined && withoutRequestId(text) !== missing) return `differs from a missing one: ${text}`;
    return undefined;
  }
  if (status !== expected.status) return `expected ${expected.status}, got ${status} ${String(body.code ?? 'success')}`;
  const declared = callNamed(call);
  if (status !== 200 || declared.produces) return undefined;
  const checked = declared.response.safeParse(body);
  if (!checked.success) return `the answer does not fit its schema: ${checked.error.message}`;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(checked.data)), body) ? undefined : 'the answer says more than its schema';
};

/** Who may see whom: a teacher the pupils of the class, an admin everyone. */
const knows = (person: PersonName, other: PersonName): boolean =>
  person === other ||
  person === 'admin' ||
  (person === 'teacher' && other === 'classMember') ||
  (person === 'classMember' && other === 'teacher');

/** Somebody else's id, address or thing in an answer to a question about one's own. */
const strangerIn = ({ people: all }: School, { call, person, about }: Case, { status, text }: Answer): string | undefined => {
  // The local outbox is open to local users; in production the call answers 404.
  if (about !== 'own' || status !== 200 || call === 'dev.mails') return undefined;
  return people.find(other => {
    const { id, email, token, owns } = all[other];
    return !knows(person, other) && [id, email, token, ...Object.values(owns)].some(mark => mark && text.includes(mark));
  });
};

/** Sends each case and tells what was not as it must be. */
export const run = async (open: OpenSchool, cases: readonly Case[]): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const missing = new Map<string, string>();
  for (const one of cases) {
    const answer = await send(open, one, await partsOf(open, one));
    const key = `${one.call} ${one.person}`;
    if (one.about.startsWith('missing')) missing.set(key, withoutRequestId(answer.text));
    const stranger = strangerIn(open.school, one, answer);
    const problem = problemOf(one, answer, missing.get(key)) ?? (stranger && `tells about ${stranger}`);
    if (problem) findings.push({ call: one.call, person: one.person, about: one.about, problem });
  }
  return findings;
};
