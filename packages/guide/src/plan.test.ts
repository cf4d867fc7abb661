import { expect, test } from 'vitest';
import { alternatives, type PlanInput, placeForHomework, planDay } from './plan.ts';

const choice = (slug: string, minutes = 6) => ({ slug, minutes, reasons: [{ id: 'next', lesson: slug }] as const });
const secured = (slug: string) => ({ slug, reason: { id: 'warmup-lately' } as const });
const input = (given: Partial<PlanInput> = {}): PlanInput => ({
  minutes: 10,
  idleDays: 1,
  secure: [],
  due: null,
  homework: [],
  begun: [],
  fresh: [choice('uj'), choice('masik'), choice('harmadik')],
  forming: [],
  unplaced: null,
  halfPlaced: null,
  ...given,
});
const kinds = (given: Partial<PlanInput>) => planDay(input(given)).map(({ kind, target, reason }) => `${kind} ${target} ${reason.id}`);

test('a first day has the placement and one new thing', () => {
  expect(kinds({ unplaced: 'matematika', idleDays: null })).toEqual(['placement matematika placement', 'lesson uj next']);
});

test('a placement left half-way comes every day until it ends, also beside homework and among the others', () => {
  const halfPlaced = { subject: 'matematika', left: 10 };
  expect(kinds({ halfPlaced, begun: [{ slug: 'masik', minutes: 6, reason: { id: 'continue' } }] })[0]).toBe(
    'placement matematika placement-rest',
  );
  expect(planDay(input({ halfPlaced }))[0]?.minutes).toBe(8);
  const homework = [{ slug: 'kviz-a', minutes: 3 }];
  expect(kinds({ halfPlaced, homework }).slice(0, 2)).toEqual(['homework kviz-a homework', 'placement matematika placement-rest']);
  const all = input({ halfPlaced });
  expect(alternatives(all, planDay(input())).map(({ target }) => target)).toEqual(['matematika', 'harmadik']);
  expect(alternatives(all, planDay(all)).map(({ target }) => target)).not.toContain('matematika');
});

test('a usual day begins with success, then reviews, homework and something new, at most four', () => {
  const secure = [secured('biztos')];
  const due = { questions: 3, reason: { id: 'mistake' } as const };
  const homework = [{ slug: 'kviz-a', minutes: 3 }];
  expect(kinds({ secure, due, homework, minutes: 15 })).toEqual([
    'warmup biztos warmup-lately',
    'review  mistake',
    'homework kviz-a homework',
    'lesson uj next',
  ]);
});

test('after a long break the warm-up says so', () => {
  expect(kinds({ secure: [secured('biztos')], idleDays: 9 })[0]).toBe('warmup biztos after-break');
});

test('a lesson left half-way comes before a new one, and never twice', () => {
  expect(kinds({ begun: [{ slug: 'uj', minutes: 6, reason: { id: 'continue' } }] })).toEqual(['continue uj continue', 'lesson masik next']);
});

test('the warm-up is another lesson than the one to go on with', () => {
  const begun = [{ slug: 'biztos', minutes: 6, reason: { id: 'continue' } as const }];
  expect(kinds({ secure: [secured('biztos'), secured('regi')], begun })[0]).toBe('warmup regi warmup-lately');
  expect(kinds({ secure: [secured('biztos')], begun })[0]).toBe('continue biztos continue');
});

test('five minutes still give two parts, and fifteen more than five', () => {
  expect(kinds({ minutes: 5 })).toHaveLength(2);
  expect(kinds({ minutes: 15, forming: [choice('alakul')] })).toHaveLength(3);
});

test('three other things that the plan does not have', () => {
  const all = input({ forming: [choice('alakul')], minutes: 5 });
  const plan = planDay(all);
  expect(plan.map(({ target }) => target)).toEqual(['uj', 'alakul']);
  expect(alternatives(all, plan).map(({ target }) => target)).toEqual(['masik', 'harmadik']);
});

test('homework set later in the day joins the plan, or takes the place of the last open offer', () => {
  const task = [{ slug: 'kviz-a', minutes: 3 }];
  const part = (kind: 'warmup' | 'lesson' | 'homework', doneAt: string | null = null) =>
    ({ kind, target: 'x', minutes: 2, reason: { id: 'next' }, doneAt }) as const;
  expect(placeForHomework([part('warmup'), part('lesson')], task)).toMatchObject({ at: 2, part: { kind: 'homework', target: 'kviz-a' } });
  const full = [part('warmup'), part('lesson'), part('lesson'), part('lesson', '2026-11-16')];
  expect(placeForHomework(full, task)).toMatchObject({ at: 2 });
  expect(placeForHomework([part('homework')], task)).toBeUndefined();
  expect(placeForHomework([part('warmup')], [])).toBeUndefined();
});

test('cards beside each other give different reasons where there are any', () => {
  const reasons = [{ id: 'next' }, { id: 'unit-next', unit: 'Törtek' }] as const;
  const two = ['uj', 'masik'].map(slug => ({ slug, minutes: 6, reasons }));
  const forming = ['a', 'b'].map(slug => ({ slug, minutes: 6, reasons: [{ id: 'practice' }, { id: 'practice-more' }] as const }));
  const all = input({ fresh: two, forming: [], minutes: 10 });
  expect(planDay(all).map(({ reason }) => reason.id)).toEqual(['next', 'unit-next']);
  const first = planDay(input({ fresh: [], forming, minutes: 5 }));
  expect(first.map(({ reason }) => reason.id)).toEqual(['practice', 'practice-more']);
  expect(alternatives(all, planDay({ ...all, fresh: two.slice(0, 1) })).map(({ reason }) => reason.id)).toEqual(['unit-next']);
});
