import { expect, test } from 'vitest';
import { dumpTables } from '../testing/full-account.ts';
import { callNamed } from './calls.ts';
import { type Case, callNames, casesOf, type Finding, isGranted, run } from './matrix.ts';
import { type OpenSchool, openSchool } from './open-school.ts';
import { rights } from './rights.ts';
import { people } from './school.ts';

const allCases = ({ school }: OpenSchool): Case[] => callNames.flatMap(name => casesOf(school, name));

test('every call of the contract has its row, every row its call, and both say the same of who may call', () => {
  expect(Object.keys(rights).toSorted()).toEqual(callNames.toSorted());
  for (const name of callNames) expect([name, rights[name].who]).toEqual([name, callNamed(name).who]);
});

test.each(['sqlite', 'postgres'] as const)('callers without the right are refused as specified, and nothing changes (%s)', async engine => {
  const open = await openSchool({ engine });
  const all = allCases(open);
  for (const name of callNames)
    expect([name, new Set(all.filter(one => one.call === name).map(one => one.person)).size]).toEqual([name, people.length]);
  const refused = all.filter(one => !isGranted(one));
  expect(refused.length).toBeGreaterThan(500);
  expect(refused.filter(one => / of /.test(one.about)).length).toBeGreaterThan(200);
  const { limits: _, ...before } = await dumpTables(open.app.engine);
  expect(await run(open, refused)).toEqual([]);
  expect(await dumpTables(open.app.engine)).toMatchObject(before);
});

test('callers with the right are served, with exactly what the response schema names', async () => {
  const open = await openSchool();
  const findings: Finding[] = [];
  for (const name of callNames) {
    findings.push(...(await run(open, casesOf(open.school, name).filter(isGranted))));
    await open.reset();
  }
  expect(findings).toEqual([]);
});

test('an admin who has to switch the second step on gets nowhere before that', async () => {
  const open = await openSchool({ env: { ADMIN_TOTP: 'required' } });
  const admins = allCases(open).filter(one => one.person === 'admin' && callNamed(one.call).who === 'admin');
  const [before, after] = [true, false].map(early => admins.filter(one => Boolean(callNamed(one.call).beforeSecondStep) === early));
  expect(await run(open, after?.map((one): Case => ({ ...one, expected: { code: 'totpMissing' } })) ?? [])).toEqual([]);
  expect(await run(open, before ?? [])).toEqual([]);
  expect([before?.length, after?.length]).toEqual([3, 13]);
});
