import { DatabaseSync } from 'node:sqlite';

/**
 * Runs as a separate process (`node sqlite-snapshot.ts <database> <target>`): copying a large database must not block
 * the server. VACUUM INTO writes a consistent copy while others write.
 */
const [source = '', target = ''] = process.argv.slice(2);
const db = new DatabaseSync(source, { readOnly: true });
// Personal data of children: the copy is readable by this user only.
process.umask(0o077);
db.prepare('vacuum into ?').run(target);
db.close();
