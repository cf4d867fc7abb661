import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const files = globSync(['apps/**/*.{ts,tsx}', 'packages/**/*.{ts,tsx}', 'e2e/**/*.ts', 'tools/*.{ts,mjs}'], {
  cwd: root,
  exclude: file => file === 'node_modules' || file.endsWith('/node_modules'),
}).map(file => file.replaceAll(path.sep, '/').replace('apps/web/app/', 'apps/web/'));

describe.each(['SECURITY.md', 'docs/asvs.md'])('%s', document => {
  test('names only tests and files that exist', () => {
    const named = [...read(document).matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(file => !files.some(known => known === file || known.endsWith(`/${file}`)))).toEqual([]);
  });
});

test('docs/asvs.md has each requirement of levels 1 and 2 once, and counts their states rightly', () => {
  const text = read('docs/asvs.md');
  const rows = [...text.matchAll(/^\| ([\d., ]*) \| ([\d., ]*) \| (met|n\/a|spec|gap) \| \S/gm)];
  const ids = (list = '') => list.split(', ').filter(Boolean);
  const states = ['met', 'n/a', 'spec', 'gap'];
  const count = (level: 1 | 2) => states.map(state => rows.filter(row => row[3] === state).flatMap(row => ids(row[level])).length);
  const all = rows.flatMap(row => [...ids(row[1]), ...ids(row[2])]);
  expect(new Set(all).size).toBe(all.length);
  expect(count(1).reduce((a, b) => a + b)).toBe(70);
  expect(count(2).reduce((a, b) => a + b)).toBe(183);
  expect(text).toContain(`| level 1 (70) | ${count(1).join(' | ')} |`);
  expect(text).toContain(`| level 2 (183) | ${count(2).join(' | ')} |`);
});
