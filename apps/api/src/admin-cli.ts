import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { issueCode } from './areas/auth/issue-code.ts';
import { backupPostgres, requireStoppedPostgres, restorePostgres } from './backup/backup-postgres.ts';
import { backupSqlite, restoreSqlite } from './backup/backup-sqlite.ts';
import { addDays, systemClock } from './clock.ts';
import { createAdmin } from './commands/create-admin.ts';
import { exportSite } from './commands/export-site.ts';
import { resetDemo } from './commands/reset-demo.ts';
import { retention } from './commands/retention.ts';
import { openEngine } from './db/engine.ts';
import { migrate } from './db/migrate.ts';
import { restoreLearning } from './db/removed-learning-store.ts';
import { demoLines } from './demo/announce-demo.ts';
import { type Deps, makeDeps } from './deps.ts';
import { loadLibrary } from './library/load.ts';
import { createLog } from './log.ts';
import { readSettings, type Settings } from './settings.ts';

const USAGE = `npm run admin -- <command>

  create-admin <email> [name]                     opens an admin account, prints the link that sets its password
  issue-code <vip|special> [--uses 1] [--days 30] [--note text]
  backup [file]                                   writes a whole copy while the server runs
  restore <file>                                  replaces the database by a copy (stop the server first)
  export-site <folder>                            writes the built site as plain files for another host
  retention [--anyway]                            prints what would be removed, then removes what may no longer be kept;
                                                  --anyway also removes what a run refuses (first look at the printed plan)
  restore-learning                                puts back learning data that retention removed in the last 30 days
  reset-demo                                      throws everything away and seeds the demo school
`;

const SITE_DIRECTORY = path.resolve(import.meta.dirname, '../../web/build/client');

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs a command on a migrated database and closes it afterwards. */
const withDeps = async (settings: Settings, work: (deps: Deps) => Promise<void>): Promise<void> => {
  const engine = openEngine({ ...settings, longRunning: true });
  try {
    await migrate(engine.db);
    await work(makeDeps({ settings, engine, clock: systemClock, log: createLog({ level: 'warn' }), library: loadLibrary() }));
  } finally {
    await engine.close();
  }
};

const backup = async (settings: Settings, file: string | undefined): Promise<void> => {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const target = path.resolve(file ?? path.join(settings.dataDir, `mentes-${stamp}.${settings.databaseUrl ? 'jsonl' : 'db'}`));
  if (existsSync(target)) throw new Error(`There is already a file ${target}.`);
  if (settings.databaseUrl) await withDeps(settings, ({ engine }) => backupPostgres(engine.db, target));
  else await backupSqlite(settings.dataDir, target);
  print(`Backup written: ${target}`);
};

const restore = async (settings: Settings, file: string | undefined): Promise<void> => {
  if (!file) throw new Error('Which file? restore <file>');
  if (!existsSync(file)) throw new Error(`There is no file ${path.resolve(file)}.`);
  if (settings.databaseUrl)
    await withDeps(settings, async ({ engine }) => {
      await requireStoppedPostgres(engine.db);
      await restorePostgres(engine.db, path.resolve(file));
    });
  else restoreSqlite(settings.dataDir, path.resolve(file));
  print('Restored.');
};

const wholeNumber = (text: string, name: string): number => {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`--${name} must be a whole number.`);
  return Number(text);
};

const issue = (settings: Settings, kind: string | undefined, options: { uses: string; days: string; note: string }): Promise<void> =>
  withDeps(settings, async deps => {
    if (kind !== 'vip' && kind !== 'special') throw new Error('Which kind? issue-code vip or issue-code special');
    const expiresAt = addDays(systemClock.now(), wholeNumber(options.days, 'days')).toISOString();
    const input = { kind, uses: wholeNumber(options.uses, 'uses'), expiresAt, note: options.note, createdBy: null } as const;
    print(await deps.engine.db.transaction().execute(trx => issueCode(trx, deps, input)));
  });

const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      uses: { type: 'string', default: '1' },
      days: { type: 'string', default: '30' },
      note: { type: 'string', default: '' },
      anyway: { type: 'boolean', default: false },
    },
  });
  const [command, first, ...rest] = positionals;
  if (values.help) return print(USAGE);
  const settings = readSettings(process.env);
  if (command === 'create-admin' && first)
    return withDeps(settings, async deps => print(await createAdmin(deps, { email: first, name: rest.join(' ') || 'Adminisztrátor' })));
  if (command === 'issue-code') return issue(settings, first, values);
  if (command === 'backup') return backup(settings, first);
  if (command === 'restore') return restore(settings, first);
  if (command === 'export-site' && first) return exportSite(settings, SITE_DIRECTORY, path.resolve(first));
  if (command === 'retention') return withDeps(settings, deps => retention(deps, print, { anyway: values.anyway }));
  if (command === 'restore-learning')
    return withDeps(settings, async deps => print(`Rows restored: ${await restoreLearning(deps.engine.db)}`));
  if (command === 'reset-demo')
    return withDeps(settings, async deps => {
      await resetDemo(deps);
      print(demoLines(settings).join('\n'));
    });
  print(USAGE);
  process.exitCode = 1;
};

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
