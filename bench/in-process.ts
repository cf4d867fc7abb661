import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { AS_STARTED, ROOT } from './server.ts';

/** In a process like the server's own: this one holds the clients' load and collects its rubbish by other rules. */
export const answersInProcess = async (count: number): Promise<number[]> => {
  const script = path.join(import.meta.dirname, 'answer-one-by-one.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [...AS_STARTED.flags, script, String(count)], { cwd: ROOT });
  return JSON.parse(stdout) as number[];
};
