import { expect, test } from 'vitest';
import { likelihoodOf } from './evidence.ts';
import { type Mastery, masteryOfAll, update } from './mastery.ts';
import { smallMap } from './testing/small-map.ts';

const DAY = 86_400_000;
const typed = (right: boolean) => likelihoodOf({ kind: 'typed', level: 2, right, hinted: false, placement: false });
const rounded = (values: Float64Array) => [...values].map(value => Number(value.toFixed(6)));

/** Numbers from a separate implementation of the equations (NumPy, whole matrices inverted). */
test('golden numbers of three answers', () => {
  const touched = new Map<number, Mastery>();
  const answer = (lesson: number, right: boolean, day: number) =>
    touched.set(lesson, update(smallMap, touched, lesson, typed(right), day * DAY));

  expect(rounded(masteryOfAll(smallMap, touched, 0))).toEqual([0.65, 0.65, 0.65, 0.6, 0.32, 0.04, 0.02]);
  answer(2, true, 0);
  expect(touched.get(2)?.tau).toBeCloseTo(0.9026393180330483, 9);
  expect(touched.get(2)?.nu).toBeCloseTo(1.3420383536623466, 9);
  expect(touched.get(2)?.own).toBeCloseTo(2.9431596612947324, 9);
  expect(rounded(masteryOfAll(smallMap, touched, 0))).toEqual([0.807108, 0.827675, 0.972407, 0.732704, 0.423666, 0.047487, 0.02386]);
  answer(4, false, 1);
  answer(2, false, 3);
  expect(touched.get(2)?.tau).toBeCloseTo(0.9643846056603742, 9);
  expect(rounded(masteryOfAll(smallMap, touched, 3 * DAY))).toEqual([0.627696, 0.626239, 0.726477, 0.47648, 0.075172, 0.033838, 0.016089]);
  expect(rounded(masteryOfAll(smallMap, touched, 200 * DAY))).toEqual([
    0.627942, 0.626378, 0.651631, 0.496502, 0.174438, 0.034502, 0.016526,
  ]);
});

test('a hint and a choice question weigh less than a typed answer without help', () => {
  const after = (given: Partial<Parameters<typeof likelihoodOf>[0]>) => {
    const seen = likelihoodOf({ kind: 'typed', level: 2, right: true, hinted: false, placement: false, ...given });
    return update(smallMap, new Map(), 3, seen, 0).own;
  };
  expect(after({})).toBeGreaterThan(after({ kind: 'choice' }));
  expect(after({ kind: 'choice' })).toBeGreaterThan(after({ kind: 'choice', hinted: true }));
});
