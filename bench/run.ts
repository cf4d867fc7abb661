// npm run bench [-- name …]: each figure beside its goal, and bench/results/<name>.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { adminBench } from './admin.ts';
import { answersBench } from './answers.ts';
import { diaryBench } from './diary.ts';
import { framesBench } from './frames.ts';
import { growthBench } from './growth.ts';
import { guideBench } from './guide.ts';
import { homeBench } from './home.ts';
import { httpBench } from './http.ts';
import { lighthouseBench } from './lighthouse.ts';
import { liveBench } from './live.ts';
import { loginsBench } from './logins.ts';
import { memoryBench } from './memory.ts';
import { mixedBench } from './mixed.ts';
import { searchBench } from './search.ts';
import { sizeBench } from './size.ts';
import { startBench } from './start.ts';
import { startsBench } from './starts.ts';
import { type Figure, printRivals, printTable } from './table.ts';

const benches: Record<string, () => Promise<Figure[]>> = {
  size: sizeBench,
  search: searchBench,
  guide: guideBench,
  start: startBench,
  growth: growthBench,
  http: httpBench,
  answers: answersBench,
  starts: startsBench,
  logins: loginsBench,
  diary: diaryBench,
  admin: adminBench,
  mixed: mixedBench,
  home: homeBench,
  live: liveBench,
  memory: memoryBench,
  frames: framesBench,
  lighthouse: lighthouseBench,
};

const asked = process.argv.slice(2);
const unknown = asked.find(name => !(name in benches));
if (unknown) {
  process.stderr.write(`Unknown bench ${unknown}. Known: ${Object.keys(benches).join(', ')}.\n`);
  process.exit(1);
}

const results = path.join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
const load = (): number[] => os.loadavg().map(value => Number(value.toFixed(1)));

/** One that cannot run must not take the others' figures with it. */
const runBench = async (name: string, bench: () => Promise<Figure[]>): Promise<Figure[]> => {
  process.stderr.write(`${name}…\n`);
  const before = { at: new Date().toISOString(), node: process.version, cpus: os.cpus().length, loadBefore: load() };
  try {
    const figures = await bench();
    writeFileSync(path.join(results, `${name}.json`), JSON.stringify({ ...before, loadAfter: load(), figures }, null, 2));
    return figures;
  } catch (error) {
    process.exitCode = 1;
    const reason = error instanceof Error ? error.message : String(error);
    return [{ bench: name, what: `did not run: ${reason}`, value: Number.NaN, unit: '', goal: '', met: false }];
  }
};

const figures: Figure[] = [];
for (const [name, bench] of Object.entries(benches))
  if (asked.length === 0 || asked.includes(name)) figures.push(...(await runBench(name, bench)));
printTable(figures);
printRivals(figures);
process.stdout.write(`\nLoad of the machine in the last 1, 5, 15 minutes: ${load().join(', ')} on ${os.cpus().length} cores.\n`);
