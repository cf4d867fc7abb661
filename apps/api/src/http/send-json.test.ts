import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';

const START = '/api/quiz/kviz-matek-5-tortek-osszeadasa/attempts';
const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

for (const [asked, given] of [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
] as const)
  test(`a long response is sent as ${given} to a client that accepts ${asked}, and is complete`, async () => {
    const { app } = await testApp();
    const reply = await app.inject({ method: 'POST', url: START, headers: { 'accept-encoding': asked }, payload: {} });
    expect(reply.headers).toMatchObject({ 'content-encoding': given, 'cache-control': 'no-store', vary: 'accept-encoding' });
    const text = unpack[given](reply.rawPayload).toString();
    expect(JSON.parse(text).attempt.questions.length).toBeGreaterThan(5);
    expect(reply.rawPayload.length).toBeLessThan(text.length / 10);
  });

test('a client that accepts no encoding gets plain text, and a short response is never compressed', async () => {
  const { app } = await testApp();
  const plain = await app.inject({ method: 'POST', url: START, payload: {} });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.json().attempt.questions.length).toBeGreaterThan(5);
  const short = await app.inject({ method: 'GET', url: '/api/health', headers: { 'accept-encoding': 'br' } });
  expect([short.statusCode, short.headers['content-encoding']]).toEqual([200, undefined]);
});
