import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { freshEngine } from '../../testing/engines.ts';

test('alive and ready', async () => {
  const { call } = await testApp();
  expect((await call('GET', '/api/health')).body).toEqual({ success: true });
  expect((await call('GET', '/api/ready')).body).toEqual({ success: true, warnings: [] });
});

test('not ready while the database refuses writes, ready again as soon as it takes them', async () => {
  const engine = await freshEngine();
  const { call } = await testApp({ engine });
  // It cannot be set below the present size: the next page that is asked for is refused, as on a full disk.
  await sql`pragma max_page_count = 1`.execute(engine.db);
  const { status, body } = await call('GET', '/api/ready');
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect((await call('GET', '/api/health')).status).toBe(200);
  await sql`pragma max_page_count = 1000000`.execute(engine.db);
  expect((await call('GET', '/api/ready')).status).toBe(200);
});

test('metrics answer local addresses only', async () => {
  const { call } = await testApp();
  expect((await call('GET', '/api/metrics')).text).toContain('eszkerek_call_seconds');
  expect((await call('GET', '/api/metrics', { address: '10.1.2.3' })).status).toBe(404);
});

test('the contract is printed as OpenAPI', async () => {
  const { call } = await testApp();
  const { body } = await call('GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  expect(Object.keys(body.paths as object)).toContain('/api/health');
});

test('an unknown call answers 404 in Hungarian', async () => {
  const { call } = await testApp();
  const { status, body } = await call('GET', '/api/nincs-ilyen');
  expect(status).toBe(404);
  expect(body).toMatchObject({ success: false });
});
