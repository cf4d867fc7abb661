import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { EngineName } from '../../db/engine.ts';
import { testApp } from '../../testing/app.ts';
import { freshEngine } from '../../testing/engines.ts';

test('alive and ready', async () => {
  const { call } = await testApp();
  expect((await call('GET', '/api/health')).body).toEqual({ success: true });
  expect((await call('GET', '/api/ready')).body).toEqual({ success: true, warnings: [] });
});

/** Takes no more writes, as on a full disk; the other gives them back. */
const refusals: Record<EngineName, { refuse: string[]; allow: string[] }> = {
  // It cannot be set below the present size: the next page that is asked for is refused.
  sqlite: { refuse: ['pragma max_page_count = 1'], allow: ['pragma max_page_count = 1000000'] },
  postgres: {
    refuse: [
      `create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'No space left' using errcode = '53100'; end $$`,
      'create trigger full_disk before insert on jobs for each row execute function full_disk()',
    ],
    allow: ['drop trigger full_disk on jobs'],
  },
};

test.each(['sqlite', 'postgres'] as const)('not ready while %s refuses writes, ready again as soon as it takes them', async name => {
  const engine = await freshEngine(name);
  const { call } = await testApp({ engine });
  for (const statement of refusals[name].refuse) await sql.raw(statement).execute(engine.db);
  const { status, body } = await call('GET', '/api/ready');
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect((await call('GET', '/api/health')).status).toBe(200);
  for (const statement of refusals[name].allow) await sql.raw(statement).execute(engine.db);
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
