import { seeded } from '@eszkerek/numbers/chance';
import { cpuMs } from '@eszkerek/numbers/testing/cpu-ms';
import { expect, test } from 'vitest';
import { ITEM_KINDS } from './evidence.ts';
import { applyEvent, type GuideEvent } from './fold.ts';
import type { LessonState } from './lesson-state.ts';
import { seenFrom } from './pupil-map.ts';
import { buildSubjectMap } from './subject-map.ts';
import { smallMap } from './testing/small-map.ts';

const HOUR = 3_600_000;
const LEARNER = { country: 'ro', exam: false } as const;
const START = Date.parse('2026-11-16T08:00:00Z');
const event = (given: Partial<GuideEvent>): GuideEvent => ({
  lesson: 'szorzas',
  at: START,
  kind: 'typed',
  level: 2,
  right: true,
  hinted: false,
  retried: false,
  ms: 20_000,
  placement: false,
  ...given,
});

const bigMap = seenFrom(
  buildSubjectMap(
    Array.from({ length: 140 }, (_, i) => ({
      slug: `l${i}`,
      unit: `u${Math.floor(i / 4)}`,
      grades: { ro: [5 + Math.floor(i / 35)], hu: [5 + Math.floor(i / 35)] },
      prerequisites: i > 0 ? [`l${i - 1}`, ...(i > 9 ? [`l${i - 9}`] : [])] : [],
    })),
  ),
  { grade: 7, country: 'ro' },
);

const manyEvents = (count: number): GuideEvent[] => {
  const chance = seeded(11);
  return Array.from({ length: count }, (_, i) =>
    event({
      lesson: `l${Math.floor(chance() * 110)}`,
      at: START + i * 3 * HOUR,
      kind: ITEM_KINDS[Math.floor(chance() * 4)] ?? 'typed',
      right: chance() < 0.7,
      hinted: chance() < 0.1,
      retried: chance() < 0.1,
    }),
  );
};

const fold = (map: typeof bigMap, events: readonly GuideEvent[], into = new Map<number, LessonState>()) => {
  for (const one of events) {
    const change = applyEvent(map, into, one, LEARNER);
    if (change) into.set(change.place, change.state);
  }
  return into;
};

test('a replay gives the same as folding live through stored rows, to 1e-9', () => {
  const events = manyEvents(400);
  let stored = new Map<number, LessonState>();
  for (const one of events) {
    // As the database gives it back: JSON, and rows in another order.
    stored = new Map((JSON.parse(JSON.stringify([...stored])) as [number, LessonState][]).reverse());
    fold(bigMap, [one], stored);
  }
  const replayed = fold(bigMap, events);
  expect(stored.size).toBe(replayed.size);
  for (const [place, state] of replayed) {
    const live = stored.get(place);
    for (const key of ['tau', 'nu', 'own'] as const) expect(live?.[key]).toBeCloseTo(state[key], 9);
    expect(live).toMatchObject({ answers: state.answers, days: state.days, mastered: state.mastered, review: state.review });
  }
});

test('a thousand events are folded in under 300 ms', () => {
  const events = manyEvents(1000);
  fold(bigMap, events.slice(0, 200));
  expect(cpuMs(() => fold(bigMap, events))).toBeLessThan(300);
});

test('a second try is no evidence, but helps the review', () => {
  const first = fold(smallMap, [event({ right: false })]);
  const second = fold(smallMap, [event({ retried: true })], new Map(first));
  expect(second.get(2)).toMatchObject({ answers: 1, own: first.get(2)?.own, tau: first.get(2)?.tau });
  expect([first.get(2)?.review?.card, second.get(2)?.review?.today.helped]).toEqual([null, 1]);
});

test('days are counted where the pupil lives, and three right answers on two days make a lesson mastered', () => {
  const oneDay = [0, 1, 2].map(i => event({ at: START + i * HOUR }));
  expect(fold(smallMap, oneDay).get(2)).toMatchObject({ days: 1, mastered: false });
  // 21:30 and 22:30 UTC are two days in Bucharest.
  const late = Date.parse('2026-11-16T21:30:00Z');
  const twoDays = [0, HOUR, HOUR + 60_000].map(after => event({ at: late + after }));
  expect(fold(smallMap, twoDays).get(2)).toMatchObject({ days: 2, mastered: true });
});

test('an event of a lesson the map does not know changes nothing', () => {
  expect(applyEvent(smallMap, new Map(), event({ lesson: 'nincs' }), LEARNER)).toBeUndefined();
});
