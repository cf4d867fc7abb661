import { buildApp } from '../apps/api/src/app.ts';
import { systemClock } from '../apps/api/src/clock.ts';
import { type EngineName, openEngine } from '../apps/api/src/db/engine.ts';
import { makeDeps } from '../apps/api/src/deps.ts';
import { loadLibrary } from '../apps/api/src/library/load.ts';
import { createLog } from '../apps/api/src/log.ts';
import { readSettings } from '../apps/api/src/settings.ts';
import { peopleOf } from './people.ts';
import { GUIDED } from './seed-sql.ts';
import { copySeeded } from './seeded.ts';

const SIZE = 'small';

/** The call behind the home, one after the other without a network, for pupils with 2,000 answers each, in ms. */
const todayOneByOne = async (engineName: EngineName, count: number): Promise<number[]> => {
  const { folder, databaseUrl, end } = await copySeeded(SIZE, engineName);
  const engine = openEngine({ dataDir: folder, ...(databaseUrl ? { databaseUrl } : {}) });
  const settings = readSettings({ DATA_DIR: folder, DEMO: '0' });
  const app = buildApp(makeDeps({ settings, engine, clock: systemClock, log: createLog({ level: 'silent' }), library: loadLibrary() }));
  const ask = async (i: number): Promise<void> => {
    const headers = { authorization: `Bearer ${peopleOf(SIZE).pupilToken(i % GUIDED)}` };
    const { statusCode, body } = await app.inject({ method: 'GET', url: '/api/guide/today', headers });
    if (statusCode !== 200) throw new Error(`the plan was refused: ${statusCode} ${body.slice(0, 200)}`);
  };
  try {
    // The first look folds all answers and makes the plan; three more warm the code up.
    for (let i = 0; i < 4 * GUIDED; i++) await ask(i);
    const times: number[] = [];
    for (let i = 0; i < count; i++) {
      const started = performance.now();
      await ask(i);
      times.push(performance.now() - started);
    }
    return times;
  } finally {
    await app.close();
    await engine.close();
    await end();
  }
};

const [engine = 'sqlite', count = '400'] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await todayOneByOne(engine === 'postgres' ? 'postgres' : 'sqlite', Number(count))));
