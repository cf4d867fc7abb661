import { spawn } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { runSql } from '../../apps/api/src/testing/postgres.ts';
import { type End, ROOT } from '../server-process.ts';
import { onBothEngines } from './on-both-engines.ts';
import { startAttempt } from './quiz-load.ts';
import type { Place } from './stored-answers.ts';

const ROWS = Number(process.env.FAULT_ROWS ?? 2_000_000);
const PUPILS = 2000;
const FAULT = pathToFileURL(path.join(import.meta.dirname, 'database-fault.mjs')).href;

/** The same rows on both engines; only the counting differs. In the order of their keys, which is ten times as fast. */
const fill = (numbers: (last: number) => string): string[] => [
  `insert into users (id, email, email_folded, username, username_folded, role, referral_code, created_at)
   select 'u' || (10000 + n), 'u' || n || '@pelda.hu', 'u' || n || '@pelda.hu', 'Tanuló ' || n, 'tanulo ' || n, 'student', 'r' || n,
     '2026-09-01T08:00:00.000Z' from ${numbers(PUPILS)}`,
  `insert into progress (id, user_id, activity_type, quiz_slug, curriculum_title, score_percentage, started_at, at)
   select 'p' || (10000000 + n), 'u' || (10001 + (n - 1) / ${ROWS / PUPILS}), 'quiz_completed', 'kviz-matek-5-' || (n % 97), 'Törtek',
     n % 101, '2026-09-01T08:00:00.000Z', '2026-09-01T08:10:00.000Z' from ${numbers(ROWS)}`,
];

const sqlOn = async (place: Place, ...statements: string[]): Promise<Record<string, unknown>[]> => {
  if (place.databaseUrl) return runSql(place.databaseUrl, statements.join(';'));
  const db = new DatabaseSync(path.join(place.dataDir, 'eszkerek.db'));
  db.exec('pragma synchronous = off; pragma cache_size = -200000');
  const last = statements.pop() ?? '';
  for (const statement of statements) db.exec(statement);
  const rows = db.prepare(last).all();
  db.close();
  return rows;
};

const numbersOf = (place: Place) => (last: number) =>
  place.databaseUrl
    ? `generate_series(1, ${last}) as n`
    : `(with recursive c(n) as (select 1 union all select n + 1 from c where n < ${last}) select n from c)`;

const run = (script: string, place: Place, env: Record<string, string> = {}): Promise<End & { said: string }> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [script], {
      cwd: ROOT,
      env: {
        ...process.env,
        DATA_DIR: place.dataDir,
        ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
        DEMO: '0',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.once('exit', (code, signal) => resolve({ code, signal, said }));
  });

const killedAt = (words: string) => ({ NODE_OPTIONS: `--import=${FAULT}`, FAULT_DIE_AT: words });
const KILLED = { code: null, signal: 'SIGKILL' };

onBothEngines('migrations', ground => {
  test('a first start killed in the middle begins again and serves', async () => {
    const place = await ground.emptyPlace();
    for (const words of ['create table attempt_answers', 'create table homework (', 'create table parent_letters'])
      expect(await run('apps/api/src/main.ts', place, killedAt(words))).toMatchObject(KILLED);
    const server = await ground.startOn(place);
    expect((await startAttempt(server.url)).status).toBe(200);
  });

  test(`an upgrade over ${ROWS} rows: killed in the middle, run again, run once more, nothing lost`, async () => {
    const server = await ground.start();
    await server.stop();
    const place = ground.place(server);
    await sqlOn(place, ...fill(numbersOf(place)), 'select 1');
    expect(await run('e2e/faults/upgrade.mjs', place, killedAt('create table devices'))).toMatchObject(KILLED);
    await expect(sqlOn(place, 'select count(device) from progress'), 'half a migration stayed').rejects.toThrow();
    // The old version starts as if nothing had happened.
    await server.start();
    await server.stop();
    expect(await run('e2e/faults/upgrade.mjs', place)).toMatchObject({ code: 0, said: '' });
    expect(await run('e2e/faults/upgrade.mjs', place)).toMatchObject({ code: 0, said: '' });
    const [counted] = await sqlOn(place, "select count(*) as n from progress where device = ''");
    expect(Number(counted?.n)).toBe(ROWS);
  });
});
