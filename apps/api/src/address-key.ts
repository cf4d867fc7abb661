import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from './settings.ts';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
};

/**
 * The key of address hashes: ADDRESS_KEY, or a file in the data folder made at the first start. It is kept outside the database,
 * so that a copy of the database alone does not tell which addresses it has seen.
 */
export const readAddressKey = ({ addressKey, dataDir }: Pick<Settings, 'addressKey' | 'dataDir'>): string => {
  if (addressKey) return addressKey;
  const file = path.join(dataDir, 'address.key');
  const known = read(file);
  if (known) return known;
  mkdirSync(dataDir, { recursive: true });
  const made = randomBytes(32).toString('hex');
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${made}\n`, { mode: 0o600 });
  try {
    // Of several processes that start together exactly one makes the key.
    linkSync(unfinished, file);
    return made;
  } catch {
    return read(file) ?? made;
  } finally {
    rmSync(unfinished, { force: true });
  }
};
