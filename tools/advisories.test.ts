import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs the comparison on a small database and lockfile. */
const compare = (versions: Record<string, { version: string; dev?: boolean }>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'advisories-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'npm', '@kis', 'csomag'), { recursive: true });
  const advisory = 'identifier: "CVE-2026-1"\ntitle: "Path traversal"\naffected_range: "<1.4.2||>=2.0.0 <2.0.3"\n';
  writeFileSync(path.join(folder, 'npm', '@kis', 'csomag', 'CVE-2026-1.yml'), advisory);
  const packages = Object.fromEntries(Object.entries(versions).map(([place, entry]) => [place, entry]));
  const lockfile = path.join(folder, 'lock.json');
  writeFileSync(lockfile, JSON.stringify({ packages }));
  const { status, stdout } = spawnSync(process.execPath, [path.resolve(import.meta.dirname, 'advisories.mjs'), folder, lockfile], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
};

test('names an affected version wherever it is locked, and fails', () => {
  const { status, lines } = compare({
    'node_modules/@kis/csomag': { version: '1.4.1' },
    'node_modules/mas/node_modules/@kis/csomag': { version: '2.0.2', dev: true },
  });
  expect(status).toBe(1);
  expect(lines).toEqual([
    '@kis/csomag@1.4.1: CVE-2026-1 Path traversal, affected: <1.4.2||>=2.0.0 <2.0.3',
    '@kis/csomag@2.0.2 (development only): CVE-2026-1 Path traversal, affected: <1.4.2||>=2.0.0 <2.0.3',
    '2 locked packages, 2 advisories compared, 2 affected',
  ]);
});

test('is content with mended versions and packages nobody has written about', () => {
  const { status, lines } = compare({
    'node_modules/@kis/csomag': { version: '2.0.3' },
    'node_modules/mas': { version: '1.0.0' },
    'packages/sajat': { version: '0.1.0' },
  });
  expect([status, lines]).toEqual([0, ['2 locked packages, 1 advisories compared, 0 affected']]);
});
