// Loaded before the process (NODE_OPTIONS=--import). On SIGUSR2 it says FAULT_SQL to every open SQLite database, on the next one
// FAULT_UNDO_SQL. With FAULT_DIE_AT the process kills itself when it is about to say a statement with these words, on either engine.
import { createRequire, syncBuiltinESMExports } from 'node:module';

const require = createRequire(import.meta.url);
const dieAt = process.env.FAULT_DIE_AT;
const die = sql => {
  if (dieAt && String(sql).includes(dieAt)) process.kill(process.pid, 'SIGKILL');
};

const sqlite = require('node:sqlite');
const open = new Set();
const { DatabaseSync } = sqlite;
sqlite.DatabaseSync = class extends DatabaseSync {
  constructor(...args) {
    super(...args);
    open.add(this);
  }
  prepare(sql, ...rest) {
    die(sql);
    return super.prepare(sql, ...rest);
  }
  close() {
    open.delete(this);
    super.close();
  }
};
syncBuiltinESMExports();

if (dieAt) {
  const fromApi = createRequire(new URL('../../apps/api/src/main.ts', import.meta.url));
  const { prototype } = fromApi('pg').Client;
  const { query } = prototype;
  prototype.query = function (config, ...rest) {
    die(config?.text ?? config);
    return query.call(this, config, ...rest);
  };
}

let times = 0;
process.on('SIGUSR2', () => {
  const sql = times++ % 2 === 0 ? process.env.FAULT_SQL : process.env.FAULT_UNDO_SQL;
  for (const db of open) db.exec(sql);
  process.stderr.write(`FAULT ${times} on ${open.size}\n`);
});
