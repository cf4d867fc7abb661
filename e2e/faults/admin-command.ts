import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../server-process.ts';
import type { Place } from './stored-answers.ts';

const run = promisify(execFile);

/** `npm run admin -- …` without npm: the same process with the same settings. */
export const adminCommand = async (place: Place, ...args: string[]): Promise<string> => {
  const { DATABASE_URL: _, ...rest } = process.env;
  const env = { ...rest, DATA_DIR: place.dataDir, DEMO: '0', ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}) };
  return (await run(process.execPath, ['apps/api/src/admin-cli.ts', ...args], { cwd: ROOT, env })).stdout;
};
