import type { AddressInfo } from 'node:net';
import { contract } from '@eszkerek/contract';
import { isPremiumCategory } from '@eszkerek/documents/base';
import { expect, onTestFinished, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { testLibrary } from '../testing/library.ts';
import { addStudent } from '../testing/people.ts';

const lessonWhere = (premium: boolean): string => {
  const found = [...testLibrary().documents].find(page => page.kind === 'lesson' && isPremiumCategory(page.category) === premium);
  if (!found) throw new Error('no such lesson');
  return `/api/tananyag/${found.slug}.json`;
};
const FREE = lessonWhere(false);
const PREMIUM = lessonWhere(true);

/** The app on a real port: the shared reads stand before the framework, where `inject` does not pass. */
const listening = async (env: Record<string, string> = {}) => {
  const tested = await testApp({ env });
  await tested.app.listen({ port: 0, host: '127.0.0.1' });
  const site = `http://127.0.0.1:${(tested.app.server.address() as AddressInfo).port}`;
  const read = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(site + path, { method, headers });
    const { date, 'x-request-id': id, 'keep-alive': _alive, connection: _connection, ...rest } = Object.fromEntries(response.headers);
    return { status: response.status, text: await response.text(), id, headers: rest };
  };
  const fromMemory = async (): Promise<number> => Number(/shared_reads_total (\d+)/.exec((await read('/api/metrics')).text)?.[1]);
  return { ...tested, read, fromMemory };
};

test.each(['br', 'gzip', 'identity'])('the second guest gets what the first got, from memory: %s', async encoding => {
  const headers = { 'accept-encoding': encoding };
  const { read, fromMemory } = await listening();
  const first = await read(FREE, headers);
  expect(await fromMemory()).toBe(0);
  const second = await read(FREE, headers);
  expect(await fromMemory()).toBe(1);
  expect(first.status).toBe(200);
  expect({ ...second, id: first.id }).toEqual(first);
  expect(second.id).not.toBe(first.id);
});

test('a guest who has the bytes gets 304 from both ways', async () => {
  const { read, fromMemory } = await listening();
  const { headers } = await read(FREE);
  const known = { 'if-none-match': `W/${headers.etag}` };
  const [fast, slow] = [await read(FREE, known), await read(`${FREE}?`, known)];
  expect(await fromMemory()).toBe(1);
  expect(fast.status).toBe(304);
  expect({ ...fast, id: slow.id }).toEqual(slow);
});

test('what a pupil with access reads is not kept for guests, and a session is always looked at', async () => {
  const { read, fromMemory, engine, clock } = await listening();
  const { token } = await addStudent(engine.db, clock.now());
  const signed = { authorization: `Bearer ${token}` };
  for (const path of [PREMIUM, FREE]) expect((await read(path, signed)).status).toBe(200);
  for (let i = 0; i < 2; i++) expect((await read(PREMIUM)).status).toBe(403);
  for (let i = 0; i < 2; i++) expect((await read(FREE)).status).toBe(200);
  expect((await read(FREE, { authorization: 'Bearer nobody' })).status).toBe(401);
  expect((await read(FREE, signed)).status).toBe(200);
  expect(await fromMemory()).toBe(1);
});

test('reads from memory count for the limit of the address behind the proxy', async () => {
  const { limit } = contract.lesson.page;
  const { addressMax } = limit;
  onTestFinished(() => void Object.assign(limit, { addressMax }));
  Object.assign(limit, { addressMax: 3 });
  const { read } = await listening({ TRUST_PROXY: '1' });
  const statuses = async (address: string) => {
    const all: number[] = [];
    for (let i = 0; i < 4; i++) all.push((await read(FREE, { 'x-forwarded-for': `9.9.9.9, ${address}` })).status);
    return all;
  };
  expect(await statuses('84.1.2.3')).toEqual([200, 200, 200, 429]);
  expect(await statuses('84.1.2.4')).toEqual([200, 200, 200, 429]);
});

test('another method and other spellings go the usual way', async () => {
  const { read, fromMemory } = await listening();
  await read(FREE);
  expect((await read(FREE, {}, 'HEAD')).text).toBe('');
  expect((await read(FREE, {}, 'POST')).status).toBe(404);
  expect((await read(`${FREE}?region=xx`)).status).toBe(400);
  expect(await fromMemory()).toBe(0);
});
