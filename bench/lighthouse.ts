import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { moodle } from './moodle.ts';
import { ROOT, startProduct } from './server.ts';
import type { Figure, Rival } from './table.ts';

const RUNS = 5;
const PAGES = {
  home: '/',
  subject: '/targy/matematika',
  lesson: '/tananyag/matek-5-tortek-osszeadasa',
  quiz: '/tananyag/kviz-matek-5-tortek-osszeadasa',
  'lesson with figures': '/tananyag/matek-7-pitagorasz-tetel',
  'quiz with figures': '/tananyag/kviz-matek-7-pitagorasz-tetel',
};
const RIVALS: Record<string, Rival> = { 'home: performance': moodle.home, 'quiz: performance': moodle.quiz };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Report {
  categories: Record<string, { score: number | null }>;
  runtimeError?: { code: string };
}

/** Now and then the browser loses the beginning of its own recording: such a run says nothing and is done again. */
const audit = (url: string, tries = 3): Report => {
  const out = path.join(mkdtempSync(path.join(os.tmpdir(), 'eszkerek-lh-')), 'report.json');
  spawnSync(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${out}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --no-first-run',
    ],
    { cwd: ROOT, env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? '/usr/bin/chromium' }, stdio: 'ignore' },
  );
  const report = JSON.parse(readFileSync(out, 'utf8')) as Report;
  if (!report.runtimeError) return report;
  if (tries === 1) throw new Error(`Lighthouse could not look at ${url}: ${report.runtimeError.code}`);
  return audit(url, tries - 1);
};

/** Lighthouse's own mobile profile, the median of five runs. */
export const lighthouseBench = async (): Promise<Figure[]> => {
  const product = await startProduct();
  const figures: Figure[] = [];
  try {
    for (const [name, address] of Object.entries(PAGES)) {
      const scores = new Map(CATEGORIES.map(category => [category, [] as number[]]));
      for (let i = 0; i < RUNS; i++) {
        const report = audit(product.url + address);
        for (const category of CATEGORIES) scores.get(category)?.push((report.categories[category]?.score ?? 0) * 100);
      }
      for (const category of CATEGORIES) {
        const goal = category === 'performance' ? 95 : 100;
        const value = median(scores.get(category) ?? []);
        const what = `${name}: ${category}`;
        const rival = RIVALS[what];
        figures.push({
          bench: 'lighthouse',
          what,
          value,
          unit: '',
          goal: `>= ${goal}`,
          met: value >= goal,
          ...(rival ? { moodle: rival } : {}),
        });
      }
    }
    return figures;
  } finally {
    await product.stop();
  }
};
