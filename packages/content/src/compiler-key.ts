import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Static imports and re-exports, and dynamic imports of a literal. `import type` leaves nothing at run time. */
const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?'([^']+)'|\bimport\('([^']+)'\)/gm;

interface LockEntry {
  version?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Keys as in package-lock.json: paths from the root. */
type Lock = Record<string, LockEntry>;

const packageName = (specifier: string): string => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** The installed package as Node finds it: in the nearest node_modules on the way up. */
const installedAt = (lock: Lock, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = folder === '.' || folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock[place]) return place;
    if (folder === '.' || folder === '') return undefined;
  }
};

const addPackage = (lock: Lock, place: string, found: Map<string, string>): void => {
  if (found.has(place)) return;
  const { version, integrity, dependencies, optionalDependencies } = lock[place] ?? {};
  found.set(place, `${version} ${integrity}`);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const needed = installedAt(lock, place, name);
    if (needed) addPackage(lock, needed, found);
  }
};

/**
 * A hash of everything the code of `entries` can run: the text of each file they import, across packages of this repository, and
 * the versions of installed packages with their dependencies, from the lockfile.
 */
export function compilerKey(root: string, entries: readonly string[]): string {
  const { packages: lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock };
  const found = new Map<string, string>();
  const visit = (file: string): void => {
    const name = relative(root, file).split(sep).join('/');
    if (found.has(name)) return;
    const text = readFileSync(file, 'utf8');
    found.set(name, text);
    const { resolve } = createRequire(file);
    for (const [, fixed, dynamic] of text.matchAll(IMPORT)) {
      const specifier = fixed ?? dynamic ?? '';
      if (specifier.startsWith('node:')) continue;
      const installed = specifier.startsWith('.') ? undefined : installedAt(lock, dirname(name), packageName(specifier));
      // Packages of this repository are links in the lockfile, without a version.
      if (installed && lock[installed]?.version) addPackage(lock, installed, found);
      else visit(resolve(specifier));
    }
  };
  for (const entry of entries) visit(entry);
  const hash = createHash('sha256');
  for (const [name, value] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(name).update('\0').update(value).update('\0');
  return hash.digest('hex');
}

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The key of our own compiler: what turns a source file into its cached result. */
export const ownCompilerKey = (): string =>
  compilerKey(here('../../..'), [here('./compile-file.ts'), here('./packed-result.ts'), here('./curriculum/curriculum.ts')]);
