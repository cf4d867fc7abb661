import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { missingSheets, styleSheet } from '../apps/web/app/lib/page-styles.ts';

const CLIENT = path.resolve(import.meta.dirname, '../apps/web/build/client');
const read = (file: string) => readFileSync(path.join(CLIENT, file), 'utf8');

test('every prerendered page links the styles of all that stands on it', () => {
  const sheets = globSync('assets/*.css', { cwd: CLIENT }).map(file => styleSheet(`/${file.split(path.sep).join('/')}`, read(file)));
  const pages = globSync('**/*.html', { cwd: CLIENT });
  expect(sheets.length).toBeGreaterThan(50);
  expect(pages.length).toBeGreaterThan(500);
  const bare = pages.flatMap(page => missingSheets(read(page), sheets).map(({ href }) => `${page}: ${href}`));
  expect(bare).toEqual([]);
});

test('the scripts of a first visit are compiled while they load', () => {
  const hinted = globSync('assets/*.js', { cwd: CLIENT }).filter(file => read(file).startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.map(file => path.basename(file).replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual(['entry.client', 'root', 'shell', 'vendor']);
});
