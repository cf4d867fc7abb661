// No dependencies, any Node >= 18: bootstrap.mjs runs it before anything is installed.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const KEPT = 3;

/**
 * The file to start, in a folder named after the text of everything it is made of: one that is out of date has another name and is
 * never started. Nothing if it cannot be made, or if a source changed while it was.
 */
export const bundledServer = ({ servers, nameNow, bundle }) => {
  const name = nameNow();
  const entry = path.join(servers, name, 'main.mjs');
  if (existsSync(entry)) return entry;
  mkdirSync(servers, { recursive: true });
  const next = path.join(servers, 'next');
  rmSync(next, { recursive: true, force: true });
  if (!bundle(next) || nameNow() !== name) return undefined;
  // Not only the newest: a server that runs from an older one reads it again for each worker that it starts.
  const age = folder => statSync(path.join(servers, folder)).mtimeMs;
  const older = readdirSync(servers).filter(folder => folder !== 'next');
  for (const folder of older.sort((a, b) => age(b) - age(a)).slice(KEPT - 1)) rmSync(path.join(servers, folder), { recursive: true });
  renameSync(next, path.join(servers, name));
  return entry;
};
