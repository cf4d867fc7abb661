import { expect, it } from 'vitest';
import { misconception } from './homework/homework.test-kit.ts';
import { inPeriod, type Period, periodOf } from './period.ts';

const pupil = (student_id: string, last_at: string) => ({ student_id, real_name: student_id, hits: 1, last_at });
const old = { ...misconception, id: 'regi', text: 'Régi', students: [pupil('a', '2026-06-10T10:00:00.000Z')] };
const mixed = {
  ...misconception,
  id: 'vegyes',
  text: 'Vegyes',
  students: [pupil('a', '2026-05-10T10:00:00.000Z'), pupil('b', '2026-09-20T10:00:00.000Z'), pupil('c', '2026-11-10T10:00:00.000Z')],
};
const shown = (period: Period, now: string) =>
  inPeriod([old, mixed], period, new Date(now)).map(({ id, students, hits }) => [
    id,
    students.map(({ student_id }) => student_id).join(),
    hits,
  ]);

it.each([
  ['30', '2026-11-17T10:00:00.000Z', [['vegyes', 'c', 1]]],
  ['felev', '2026-11-17T10:00:00.000Z', [['vegyes', 'b,c', 2]]],
  ['felev', '2027-01-17T10:00:00.000Z', [['vegyes', 'b,c', 2]]],
  ['felev', '2027-02-02T10:00:00.000Z', []],
  [
    'mind',
    '2027-02-02T10:00:00.000Z',
    [
      ['vegyes', 'a,b,c', 3],
      ['regi', 'a', 1],
    ],
  ],
] as const)('%s at %s', (period, now, expected) => {
  expect(shown(period, now)).toEqual(expected);
});

it('reads an unknown word of the address as all', () => {
  expect([periodOf('felev'), periodOf('valami'), periodOf(null)]).toEqual(['felev', 'mind', 'mind']);
});
