import cluster from 'node:cluster';
import path from 'node:path';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { collectGarbage } from './collect-garbage.ts';
import { openEngine } from './db/engine.ts';
import { demoLines } from './demo/announce-demo.ts';
import { makeDeps } from './deps.ts';
import { Drain } from './http/drain.ts';
import { readSiteFiles, type SiteFiles } from './http/site-files.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { loadLibrary } from './library/load.ts';
import { createLog } from './log.ts';
import { startOutbox } from './mail/send-outbox.ts';
import { createTransport } from './mail/transport.ts';
import { prepareDatabase } from './prepare-database.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { runWorkers } from './workers.ts';

const FINISH_WITHIN_MS = 10_000;
/** The first pages that are waited for are answered before it. */
const WARM_UP_AFTER_MS = 1000;
/** A whole school may connect within one second; a client that finds the queue full retries only seconds later. */
const BACKLOG = 4096;
const SITE_DIRECTORY = path.resolve(import.meta.dirname, '../../web/build/client');
const SITE_CACHE = path.resolve(import.meta.dirname, '../../../.cache/site.bin');

/** Prints one clear line for the operator and exits. */
const refuse = (line: string): never => {
  process.stderr.write(`Észkerék did not start. ${line}\n`);
  process.exit(1);
};

const settingsOrRefuse = (): Settings => {
  try {
    return readSettings(process.env);
  } catch (error) {
    return refuse(error instanceof SettingsError ? error.message : String(error));
  }
};

const openDatabase = async (settings: Settings, options: { longRunning?: boolean } = {}) => {
  try {
    const engine = openEngine({ ...settings, ...options });
    await engine.ping();
    return engine;
  } catch (error) {
    const where = settings.databaseUrl ? `DATABASE_URL cannot be reached` : `The database in DATA_DIR cannot be opened`;
    return refuse(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const stopOnSignal = (stop: () => Promise<void>): void => {
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      // The process group, npm and the bootstrap may each forward the same signal.
      if (asked) return;
      asked = true;
      setTimeout(() => process.exit(0), FINISH_WITHIN_MS).unref();
      void stop().finally(() => process.exit(0));
    });
};

const serve = async (settings: Settings, site: SiteFiles | undefined): Promise<void> => {
  const log = createLog({ level: settings.logLevel });
  const engine = await openDatabase(settings);
  const deps = makeDeps({ settings, engine, clock: systemClock, log, library: loadLibrary() });
  const drain = new Drain();
  const app = buildApp(deps, site, drain);
  const outbox = startOutbox({ db: engine.db, clock: systemClock, log, transport: createTransport(settings) });
  // Jobs work on whole tables: on PostgreSQL they get their own connections, with a longer deadline than a request has.
  const jobsEngine = settings.databaseUrl ? openEngine({ ...settings, longRunning: true }) : engine;
  const jobs = startJobs(makeDeps({ ...deps, engine: jobsEngine }));
  stopOnSignal(async () => {
    await drain.finish();
    await app.close();
    await jobs.stop();
    await outbox.stop();
    engine.checkpoint();
    await engine.close();
    if (jobsEngine !== engine) await jobsEngine.close();
  });
  try {
    await app.listen({ port: settings.port, host: settings.host, backlog: BACKLOG });
  } catch (error) {
    refuse(`PORT ${settings.port} on HOST ${settings.host}: ${error instanceof Error ? error.message : String(error)}`);
  }
  setTimeout(() => {
    // Makes the index: nobody who searches should wait for it.
    deps.library.search('');
    collectGarbage();
  }, WARM_UP_AFTER_MS).unref();
};

const prepare = async (settings: Settings): Promise<boolean> => {
  const engine = await openDatabase(settings, { longRunning: true });
  try {
    return await prepareDatabase(engine, settings, loadLibrary);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  } finally {
    await engine.close();
  }
};

const announce = (settings: Settings, demo: boolean): void => {
  const mails = settings.smtpUrl ? [] : [`Levelek: ${settings.publicUrl}/dev/levelek`];
  const lines = [`Észkerék: ${settings.publicUrl}`, ...mails, ...(demo ? demoLines(settings) : [])];
  process.stdout.write(`\n${lines.map(line => `  ${line}\n`).join('')}`);
};

const settings = settingsOrRefuse();
const demo = cluster.isPrimary && (await prepare(settings));

if (cluster.isPrimary && settings.processes > 1) {
  const log = createLog({ level: settings.logLevel });
  const workers = runWorkers(settings.processes, { onServing: () => announce(settings, demo), onDeath: line => log.error(line) });
  stopOnSignal(() => workers.stop());
} else {
  // In development Vite serves the site (tools/dev.mjs).
  const apiOnly = process.argv.includes('--api-only');
  await serve(settings, apiOnly ? undefined : readSiteFiles(SITE_DIRECTORY, settings.publicUrl, SITE_CACHE));
  if (cluster.isPrimary) announce(settings, demo);
}
