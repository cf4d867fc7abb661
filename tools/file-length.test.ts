import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const MOST_LINES = 400;

it('no TypeScript file is longer than 400 lines', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' }).split('\n').filter(existsSync);
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter(file => readFileSync(file, 'utf8').split('\n').length - 1 > MOST_LINES)).toEqual([]);
});
