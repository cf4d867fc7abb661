import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { until } from '../until.ts';
import { adminCommand } from './admin-command.ts';
import { onBothEngines } from './on-both-engines.ts';
import { attemptIdOf, sendAnswer, startAttempt, startQuizLoad } from './quiz-load.ts';
import { send } from './send.ts';
import { lostAndDoubled, withDatabase } from './stored-answers.ts';

onBothEngines('a backup under load', ground => {
  test('holds everything acknowledged before it began, restores elsewhere, and that server serves it', async () => {
    const server = await ground.start();
    const load = startQuizLoad(() => server.url);
    await until('answers come in', () => load.acknowledged.length >= 100);
    const before = [...load.acknowledged];
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'eszkerek-backup-')), 'mentes');
    expect(await adminCommand(ground.place(server), 'backup', file)).toContain(`Backup written: ${file}`);
    const during = load.acknowledged.length - before.length;
    await load.end();
    expect(during, 'the load went on while the backup was taken').toBeGreaterThan(0);
    expect(load.failures).toEqual([]);

    const other = await ground.start();
    await other.stop();
    const place = ground.place(other);
    expect(await adminCommand(place, 'restore', file)).toContain('Restored.');
    await other.start();
    expect(await lostAndDoubled(place, before)).toEqual({ lost: 0, doubled: 0 });
    // Written in order, so a consistent copy has no second try without the first.
    const tries = await withDatabase(place, ({ db }) => db.selectFrom('attempt_answers').select(['attempt_id', 'try_number']).execute());
    const firsts = new Set(tries.filter(row => row.try_number === 1).map(row => row.attempt_id));
    expect(tries.filter(row => !firsts.has(row.attempt_id))).toEqual([]);

    const [known] = before;
    expect((await send('GET', `${other.url}/api/attempts/${known?.attempt}`)).status).toBe(200);
    const started = await startAttempt(other.url);
    const answer = { attempt: attemptIdOf(started), key: 'uj-valasz-1', answer: '5/6' };
    expect((await sendAnswer(other.url, answer)).status).toBe(200);
  });
});
