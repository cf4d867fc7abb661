import { CallError } from '@eszkerek/contract/client';
import type { AnswerResult } from '@eszkerek/contract/quiz-shapes';
import { expect, test } from 'vitest';
import type { OutboxEntry } from './entry.ts';
import { createOutbox, type OutboxEvent } from './outbox.ts';
import { memoryStorage } from './storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const entry = (key: string, questionId = 'q1', madeAt = 0): OutboxEntry => ({ key, attemptId: 'a1', questionId, answer: key, madeAt });
const right = (questionId: string): AnswerResult => ({ questionId, status: 'correct', points: 1, message: '', canRetry: false });

/** A server that keeps the first answer of a key, and a clock that rings only when told. */
function world({ storage = memoryStorage(), now = 0 } = {}) {
  const stored = new Map<string, OutboxEntry>();
  const tried: string[] = [];
  /** Refusals of single answers, in order. */
  const refusals: CallError[] = [];
  /** As long as it is set nothing gets through. */
  const broken: { by: CallError | null } = { by: null };
  /** Stored by the server, but the reply is lost. */
  const lostReplies = new Set<string>();
  const rings: { run: () => void; ms: number }[] = [];
  const clock = { now };
  const outbox = createOutbox('anna', {
    storage,
    now: () => clock.now,
    later: (run, ms) => {
      const ring = { run, ms };
      rings.push(ring);
      return () => {
        const at = rings.indexOf(ring);
        if (at >= 0) rings.splice(at, 1);
      };
    },
    send: async sent => {
      tried.push(sent.key);
      if (broken.by) throw broken.by;
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      if (!stored.has(sent.key)) stored.set(sent.key, sent);
      if (lostReplies.delete(sent.key)) throw new CallError(0, 'elveszett');
      return right(sent.questionId);
    },
  });
  const events: OutboxEvent[] = [];
  outbox.subscribe(event => events.push(event));
  return { outbox, storage, stored, tried, refusals, broken, lostReplies, rings, clock, events };
}

const replied = (events: readonly OutboxEvent[]) => events.flatMap(event => (event.type === 'reply' ? [event.entry.key] : []));

test('an answer is written down before it is sent', async () => {
  const { outbox, storage, broken } = world();
  broken.by = new CallError(0, '');
  await outbox.put(entry('k1'));
  expect(await storage.read('anna')).toHaveLength(1);
});

test('answers leave in the order they were given and are forgotten after the reply', async () => {
  const { outbox, storage, tried, events } = world();
  await outbox.put(entry('k1', 'q1'));
  await outbox.put(entry('k2', 'q2'));
  await outbox.put(entry('k3', 'q3'));
  await outbox.flush();
  expect(tried).toEqual(['k1', 'k2', 'k3']);
  expect(replied(events)).toEqual(['k1', 'k2', 'k3']);
  expect(await storage.read('anna')).toEqual([]);
  expect(outbox.status()).toMatchObject({ status: 'saved', waiting: 0 });
});

test('a reply that never came is asked for with the same key: one answer on the server', async () => {
  const { outbox, stored, tried, lostReplies, events } = world();
  lostReplies.add('k1');
  await outbox.put(entry('k1'));
  await outbox.flush();
  await outbox.flush();
  expect(tried.every(key => key === 'k1')).toBe(true);
  expect(tried.length).toBeGreaterThan(1);
  expect(stored.size).toBe(1);
  expect(replied(events)).toEqual(['k1']);
});

test('while the network is away answers queue up behind the first and the waits grow', async () => {
  const { outbox, storage, broken, rings, tried, stored } = world();
  broken.by = new CallError(0, '');
  await outbox.put(entry('k1', 'q1'));
  await outbox.flush();
  const [firstWait] = rings.map(ring => ring.ms);
  await outbox.put(entry('k2', 'q2'));
  await outbox.flush();
  expect(outbox.status()).toMatchObject({ status: 'offline', waiting: 2 });
  expect(await storage.read('anna')).toHaveLength(2);
  expect(rings).toHaveLength(1);
  expect(rings[0]?.ms).toBeGreaterThan(firstWait ?? Number.POSITIVE_INFINITY);
  expect(new Set(tried)).toEqual(new Set(['k1']));
  broken.by = null;
  rings[0]?.run();
  await outbox.flush();
  expect([...stored.keys()]).toEqual(['k1', 'k2']);
  expect(outbox.status().status).toBe('saved');
});

test('an answer the server refuses for good does not hold up the others', async () => {
  const { outbox, refusals, events, stored } = world();
  refusals.push(new CallError(409, 'Erre a kérdésre már válaszoltál.'));
  await outbox.put(entry('k1', 'q1'));
  await outbox.put(entry('k2', 'q2'));
  await outbox.flush();
  expect(events).toContainEqual({ type: 'refused', entry: entry('k1', 'q1'), message: 'Erre a kérdésre már válaszoltál.' });
  expect([...stored.keys()]).toEqual(['k2']);
});

test('an ended session keeps the answers and asks nobody until the next login', async () => {
  const { outbox, storage, broken, rings } = world();
  broken.by = new CallError(401, '');
  await outbox.put(entry('k1'));
  await outbox.flush();
  expect(rings).toEqual([]);
  expect(await storage.read('anna')).toHaveLength(1);
});

test('a new start of the page finds what an earlier one left', async () => {
  const before = world();
  before.broken.by = new CallError(0, '');
  await before.outbox.put(entry('k1'));
  await before.outbox.flush();
  const after = world({ storage: before.storage });
  await after.outbox.flush();
  expect([...after.stored.keys()]).toEqual(['k1']);
});

test('what waited for seven days is let go', async () => {
  const { outbox, storage, clock, tried } = world();
  await storage.change('anna', () => [entry('old', 'q1', 0), entry('new', 'q2', 2 * DAY_MS)]);
  clock.now = 7 * DAY_MS;
  await outbox.flush();
  expect(tried).toEqual(['new']);
});

test('in a test a newer answer takes the place of one that has not left yet', async () => {
  const { outbox, storage, broken, stored } = world();
  broken.by = new CallError(0, '');
  await outbox.put(entry('k1', 'q1'), { replaces: true });
  await outbox.flush();
  await outbox.put(entry('k2', 'q1'), { replaces: true });
  await outbox.put(entry('k3', 'q2'), { replaces: true });
  expect((await storage.read('anna')).map(({ key }) => key)).toEqual(['k2', 'k3']);
  broken.by = null;
  await outbox.flush();
  expect([...stored.keys()]).toEqual(['k2', 'k3']);
});

test('another account’s answers are not touched', async () => {
  const { outbox, storage, tried } = world();
  await storage.change('bela', () => [entry('k9')]);
  await outbox.flush();
  expect(tried).toEqual([]);
  expect(await storage.read('bela')).toHaveLength(1);
});
