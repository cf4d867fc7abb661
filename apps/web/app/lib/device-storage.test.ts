import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const app = path.resolve(import.meta.dirname, '..');
const notice = readFileSync(path.resolve(app, '../../../content/jogi/adatkezeles.md'), 'utf8');

const keysInCode = globSync('**/*.{ts,tsx}', { cwd: app })
  .filter(file => !/\.test\.tsx?$/.test(file))
  .flatMap(file => [...readFileSync(path.join(app, file), 'utf8').matchAll(/createStored(?:<[^(]*>)?\(\s*'(\w+)'/g)].map(([, key]) => key));

it('tells in the privacy notice exactly what is kept on the device', () => {
  const [, section = ''] = notice.split('{#eszkoz}');
  const told = [...(section.split('\n## ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, key]) => key);
  expect(keysInCode.length).toBeGreaterThan(15);
  expect(told.sort()).toEqual(keysInCode.sort());
});
