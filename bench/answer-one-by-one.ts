import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../apps/api/src/app.ts';
import { systemClock } from '../apps/api/src/clock.ts';
import { openEngine } from '../apps/api/src/db/engine.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { makeDeps } from '../apps/api/src/deps.ts';
import { loadLibrary } from '../apps/api/src/library/load.ts';
import { createLog } from '../apps/api/src/log.ts';
import { readSettings } from '../apps/api/src/settings.ts';
import { answerPath, newAnswer, START } from './quiz.ts';

const WARM_UP = 100;

/** One answer after the other without a network: from the request's bytes to the synced row and the reply's bytes, in ms. */
const answerOneByOne = async (count: number): Promise<number[]> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'eszkerek-bench-'));
  const engine = openEngine({ dataDir });
  await migrate(engine.db);
  const settings = readSettings({ DATA_DIR: dataDir, DEMO: '0', TRUST_PROXY: '1' });
  const app = buildApp(makeDeps({ settings, engine, clock: systemClock, log: createLog({ level: 'silent' }), library: loadLibrary() }));
  const post = (url: string, payload: object, i: number) =>
    app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': `10.9.${i >> 8}.${i & 255}` } });
  const times: number[] = [];
  try {
    for (let i = 0; i < WARM_UP + count; i++) {
      const { attempt } = (await post(START, {}, i)).json<{ attempt: { id: string } }>();
      const started = performance.now();
      const { statusCode } = await post(answerPath(attempt.id), newAnswer(), i);
      if (statusCode !== 200) throw new Error(`an answer was refused: ${statusCode}`);
      if (i >= WARM_UP) times.push(performance.now() - started);
    }
    return times;
  } finally {
    await app.close();
    await engine.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

process.stdout.write(JSON.stringify(await answerOneByOne(Number(process.argv[2]))));
