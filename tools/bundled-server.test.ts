import { mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundledServer } from './bundled-server.mjs';

/** A server whose only source is a text, which is its name as well. */
const workshop = () => {
  const servers = path.join(mkdtempSync(path.join(os.tmpdir(), 'eszkerek-servers-')), 'server');
  const source = { text: 'one', bundled: 0 };
  const bundle = (folder: string): boolean => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'main.mjs'), source.text);
    source.bundled += 1;
    return true;
  };
  const start = (more: Partial<Parameters<typeof bundledServer>[0]> = {}) =>
    bundledServer({ servers, nameNow: () => source.text, bundle, ...more });
  return { servers, source, bundle, start };
};

test('a server is bundled once, and again when a source changes', () => {
  const { source, start } = workshop();
  expect(readFileSync(start() ?? '', 'utf8')).toBe('one');
  start();
  expect(source.bundled).toBe(1);
  source.text = 'two';
  expect(readFileSync(start() ?? '', 'utf8')).toBe('two');
  source.text = 'one';
  expect(readFileSync(start() ?? '', 'utf8')).toBe('one');
  expect(source.bundled).toBe(2);
});

test('one that failed, was left half-way or whose sources changed meanwhile is not started', () => {
  const { servers, source, bundle, start } = workshop();
  expect(start({ bundle: () => false })).toBeUndefined();
  mkdirSync(path.join(servers, 'next'));
  writeFileSync(path.join(servers, 'next', 'main.mjs'), 'half');
  const changing = (folder: string): boolean => {
    source.text = 'changed';
    return bundle(folder);
  };
  expect(start({ bundle: changing })).toBeUndefined();
  source.text = 'one';
  expect(readFileSync(start() ?? '', 'utf8')).toBe('one');
});

test('the last three are kept', () => {
  const { servers, source, start } = workshop();
  for (const [i, text] of ['a', 'b', 'c', 'd'].entries()) {
    source.text = text;
    start();
    utimesSync(path.join(servers, text), i + 1, i + 1);
  }
  expect(readdirSync(servers).sort()).toEqual(['b', 'c', 'd']);
});
