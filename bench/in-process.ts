import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EngineName } from '../apps/api/src/db/engine.ts';
import { AS_STARTED, ROOT } from './server.ts';

/** In a process like the server's own: this one holds the clients' load and collects its rubbish by other rules. */
const timesOf = async (script: string, ...args: string[]): Promise<number[]> => {
  const file = path.join(import.meta.dirname, script);
  const { stdout } = await promisify(execFile)(process.execPath, [...AS_STARTED.flags, file, ...args], { cwd: ROOT });
  return JSON.parse(stdout) as number[];
};

export const answersInProcess = (count: number): Promise<number[]> => timesOf('answer-one-by-one.ts', String(count));

export const todayInProcess = (engine: EngineName, count: number): Promise<number[]> =>
  timesOf('today-one-by-one.ts', engine, String(count));
