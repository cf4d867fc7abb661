import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cacheKey, compileCached, pruneCache } from './file-cache.ts';
import { QUIZ, sampleContent } from './testing/sample-content.ts';

const cacheDir = mkdtempSync(join(tmpdir(), 'eszkerek-cache-'));
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }));
const source = { file: QUIZ, text: sampleContent().get(QUIZ) ?? '' };

it('keeps a result under a key of the place and the text', () => {
  const key = cacheKey(source);
  const cold = compileCached(source, key, cacheDir);
  expect(readdirSync(join(cacheDir, 'files'))).toEqual([`${key}.json`]);
  expect(JSON.stringify(compileCached(source, key, cacheDir))).toBe(JSON.stringify(cold));
  expect(cacheKey({ ...source, text: `${source.text} ` })).not.toBe(key);
  expect(cacheKey({ ...source, file: 'other.yaml' })).not.toBe(key);
});

it('throws old results away when they outnumber the present ones', () => {
  const key = cacheKey(source);
  mkdirSync(join(cacheDir, 'files'), { recursive: true });
  for (let i = 0; i < 50; i++) writeFileSync(join(cacheDir, 'files', `old-${i}.json`), '');
  pruneCache(cacheDir, [key]);
  expect(readdirSync(join(cacheDir, 'files'))).toHaveLength(51);
  for (let i = 50; i < 120; i++) writeFileSync(join(cacheDir, 'files', `old-${i}.json`), '');
  pruneCache(cacheDir, [key]);
  expect(readdirSync(join(cacheDir, 'files'))).toEqual([`${key}.json`]);
});
