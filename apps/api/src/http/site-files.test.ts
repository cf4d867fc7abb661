import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSiteFiles } from './site-files.ts';

const site = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'eszkerek-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const directory = path.join(folder, 'client');
  mkdirSync(directory);
  const write = (text: string, stamp?: string): void => {
    writeFileSync(path.join(directory, 'index.html'), `${text} https://origin.invalid/`.padEnd(2000));
    if (stamp) writeFileSync(path.join(folder, '.stamp'), stamp);
  };
  const read = (publicUrl = 'https://a.test'): string =>
    readSiteFiles(directory, publicUrl, path.join(folder, 'site.bin')).get('/index.html')?.body.toString('utf8').trimEnd() ?? '';
  return { write, read };
};

test('a build that was packed before is not packed again', () => {
  const { write, read } = site();
  write('one', 'first build');
  expect(read()).toBe('one https://a.test/');
  write('two');
  expect(read()).toBe('one https://a.test/');
});

test('another build or another address is packed anew', () => {
  const { write, read } = site();
  write('one', 'first build');
  read();
  expect(read('https://b.test')).toBe('one https://b.test/');
  write('two', 'second build');
  expect(read('https://b.test')).toBe('two https://b.test/');
});

test('a folder without a stamp, as a build in progress has it, is always read', () => {
  const { write, read } = site();
  write('one');
  read();
  write('two');
  expect(read()).toBe('two https://a.test/');
});
