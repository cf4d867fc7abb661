import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { widgetKinds } from './kinds.ts';

const SHARED = new Set(['kit', 'testing']);
const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !SHARED.has(entry.name))
  .map(entry => entry.name);

it('knows the kind of every folder', () => {
  expect([...widgetKinds].sort()).toEqual(folders.sort());
});

it.each(folders)('%s has all its parts', kind => {
  const parts = ['schema.ts', 'examples.ts', 'model.ts', 'widget.ts', 'view.tsx', 'recipe.ts', `${kind}.test.ts`];
  expect(parts.filter(part => !existsSync(path.join(import.meta.dirname, kind, part)))).toEqual([]);
});
