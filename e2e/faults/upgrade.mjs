// The database part of an upgrade, as a process that can be killed: DATA_DIR or DATABASE_URL as for the server.
import { openEngine } from '../../apps/api/src/db/engine.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { laterMigrations } from '../../apps/api/src/testing/later-release.ts';

const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = process.env;
const engine = openEngine({ dataDir, databaseUrl, longRunning: true });
await migrate(engine.db, laterMigrations);
await engine.close();
