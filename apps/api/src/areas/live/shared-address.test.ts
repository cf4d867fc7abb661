import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { liveKit } from '../../testing/live.ts';

const address = '84.1.2.3';
const LESSONS = 4;
const PUPILS = 30;

/** Everything happens within one minute of a clock that stands still. */
test('four classes of thirty behind one address join, reload and vote twice without being held up', async () => {
  const app = await testApp();
  const kit = liveKit(app);
  const statuses = new Set<number>();
  for (let i = 0; i < LESSONS; i++) {
    const lesson = await kit.start();
    await lesson.act('start');
    const { questionId, right, wrong } = await lesson.keys();
    for (let pupil = 0; pupil < PUPILS; pupil++) {
      statuses.add((await app.call('GET', `/api/live/${lesson.code}`, { address })).status);
      const joined = await app.call('POST', `/api/live/${lesson.code}/join`, { body: {}, address });
      const token = String(joined.body.token);
      statuses.add(joined.status);
      for (let reload = 0; reload < 3; reload++)
        statuses.add((await app.call('GET', '/api/live/stream?once=1', { token, address })).status);
      for (const answer of [wrong, right])
        statuses.add((await app.call('POST', '/api/live/answers', { token, address, body: { questionId, round: 1, answer } })).status);
    }
  }
  expect([...statuses]).toEqual([200]);
}, 120_000);

test('guessing codes is held up', async () => {
  const app = await testApp();
  const statuses: number[] = [];
  for (let i = 0; i < 620; i++) statuses.push((await app.call('GET', '/api/live/ZZZZZZ', { address })).status);
  expect(statuses.slice(0, 600).every(status => status === 404)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
}, 120_000);
