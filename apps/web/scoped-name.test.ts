import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scopedName } from './scoped-name.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('gives no two modules the same class while developing', () => {
  const files = globSync(['apps/web/app/**/*.module.css', 'packages/*/src/**/*.module.css'], { cwd: ROOT });
  const names = files.map(file => scopedName('body', path.join(ROOT, file), '.body {}'));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
