import { DatabaseSync } from 'node:sqlite';

/**
 * Run as a process of its own (`node sqlite-snapshot.ts <database> <target>`): copying a large database must not hold up
 * the one that serves. VACUUM INTO writes a whole, consistent copy while others go on writing.
 */
const [source = '', target = ''] = process.argv.slice(2);
const db = new DatabaseSync(source, { readOnly: true });
db.prepare('vacuum into ?').run(target);
db.close();
