// npm run bench [-- name …]: each figure beside its goal, and bench/results/latest.json.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answersBench } from './answers.ts';
import { framesBench } from './frames.ts';
import { httpBench } from './http.ts';
import { lighthouseBench } from './lighthouse.ts';
import { searchBench } from './search.ts';
import { sizeBench } from './size.ts';
import { type Figure, printTable } from './table.ts';

const benches: Record<string, () => Promise<Figure[]>> = {
  size: sizeBench,
  frames: framesBench,
  search: searchBench,
  http: httpBench,
  answers: answersBench,
  lighthouse: lighthouseBench,
};

const asked = process.argv.slice(2);
const unknown = asked.find(name => !(name in benches));
if (unknown) throw new Error(`Unknown bench ${unknown}. Known: ${Object.keys(benches).join(', ')}.`);
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(benches)) if (asked.length === 0 || asked.includes(name)) figures.push(...(await bench()));
printTable(figures);
const results = path.join(import.meta.dirname, 'results');
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, 'latest.json'), JSON.stringify(figures, null, 2));
