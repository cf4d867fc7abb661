// Loaded before the server (NODE_OPTIONS=--import): on SIGUSR2 it says FAULT_SQL to every open database, on the next one FAULT_UNDO_SQL.
import { createRequire, syncBuiltinESMExports } from 'node:module';

const sqlite = createRequire(import.meta.url)('node:sqlite');
const open = new Set();
const { DatabaseSync } = sqlite;
sqlite.DatabaseSync = class extends DatabaseSync {
  constructor(...args) {
    super(...args);
    open.add(this);
  }
  close() {
    open.delete(this);
    super.close();
  }
};
syncBuiltinESMExports();

let times = 0;
process.on('SIGUSR2', () => {
  const sql = times++ % 2 === 0 ? process.env.FAULT_SQL : process.env.FAULT_UNDO_SQL;
  for (const db of open) db.exec(sql);
  process.stderr.write(`FAULT ${times} on ${open.size}\n`);
});
