import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { compilerKey, ownCompilerKey } from './compiler-key.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const lock = (zod = '4.0.0', entities = '1.0.0', other = '1.0.0') =>
  JSON.stringify({
    packages: {
      'node_modules/@t/shapes': { resolved: 'packages/shapes', link: true },
      'node_modules/zod': { version: zod, integrity: 'a', dependencies: { entities: '^1' } },
      'node_modules/entities': { version: entities, integrity: 'b' },
      'node_modules/other': { version: other, integrity: 'c' },
    },
  });

const FILES: Record<string, string> = {
  'package-lock.json': lock(),
  'packages/compiler/entry.ts': "import { a } from './part.ts';\nimport type { T } from './types.ts';\nexport const b: T = a;\n",
  'packages/compiler/part.ts': "import {\n  shape,\n} from '@t/shapes/shape';\nexport { z } from 'zod';\nexport const a = shape;\n",
  'packages/compiler/types.ts': 'export type T = string;\n',
  'packages/compiler/unrelated.ts': 'export const u = 1;\n',
  'packages/shapes/package.json': '{"name":"@t/shapes","exports":{"./*":"./src/*.ts"}}',
  'packages/shapes/src/shape.ts': "export * from './fields.ts';\nexport const shape = 's';\n",
  'packages/shapes/src/fields.ts': 'export const max = 1;\n',
  'packages/shapes/src/unused.ts': 'export const x = 1;\n',
};

/** The key of a small repository with these files changed. */
const keyWith = (changes: Record<string, string> = {}): string => {
  const root = mkdtempSync(join(tmpdir(), 'eszkerek-key-'));
  folders.push(root);
  for (const [file, text] of Object.entries({ ...FILES, ...changes })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  mkdirSync(join(root, 'node_modules/@t'), { recursive: true });
  symlinkSync(join(root, 'packages/shapes'), join(root, 'node_modules/@t/shapes'));
  return compilerKey(root, [join(root, 'packages/compiler/entry.ts')]);
};

it('is the same for the same files, wherever they lie', () => {
  expect(keyWith()).toBe(keyWith());
});

it.each([
  ['a file of the same package', { 'packages/compiler/part.ts': `${FILES['packages/compiler/part.ts']}// changed\n` }],
  ['a file that another package re-exports', { 'packages/shapes/src/fields.ts': 'export const max = 2;\n' }],
  ['the version of an installed package', { 'package-lock.json': lock('4.0.1') }],
  ['the version of a dependency of an installed package', { 'package-lock.json': lock('4.0.0', '1.0.1') }],
])('changes with %s', (_what, changes) => {
  expect(keyWith(changes)).not.toBe(keyWith());
});

it.each([
  ['a file that is not imported', { 'packages/compiler/unrelated.ts': 'export const u = 2;\n' }],
  ['a file of another package that is not imported', { 'packages/shapes/src/unused.ts': 'export const x = 2;\n' }],
  ['a file imported only for its types', { 'packages/compiler/types.ts': 'export type T = number;\n' }],
  ['a package that is not imported', { 'package-lock.json': lock('4.0.0', '1.0.0', '2.0.0') }],
])('does not change with %s', (_what, changes) => {
  expect(keyWith(changes)).toBe(keyWith());
});

it('reads the real compiler', () => {
  expect(ownCompilerKey()).toMatch(/^[0-9a-f]{64}$/);
});
