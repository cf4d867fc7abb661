import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One import in one file: paths are relative to the root, with forward slashes; packages keep their name. */
export interface Import {
  from: string;
  to: string;
}

interface Rule {
  name: string;
  /** True when this import must not be. */
  broken(edge: Import): boolean;
}

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);
const within = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);
const areaOf = (file: string): string | undefined => /^apps\/api\/src\/areas\/([^/]+)\//.exec(file)?.[1];
const featureOf = (file: string): string | undefined => /^apps\/web\/app\/features\/([^/]+)\//.exec(file)?.[1];
const kindOf = (file: string): string | undefined => /^packages\/widgets\/src\/(?!kit\/|testing\/)([^/]+)\//.exec(file)?.[1];
const isPackage = (target: string, name: string): boolean => target === name || target.startsWith(`${name}/`);

const KYSELY = /(-store\.ts|^apps\/api\/src\/db\/.*)$/;
const FASTIFY = /^apps\/api\/src\/(http\/.*|app\.ts|main\.ts|areas\/[^/]+\/routes\.ts)$/;

const REACT = /^react(-dom|-router)?(\/|$)/;

/** Each package with the packages that it may import: the direction is down this list, and what is not named is a leaf. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  numbers: [],
  physics: ['numbers'],
  guide: ['numbers'],
  figures: ['numbers'],
  exercises: ['numbers', 'figures'],
  documents: ['numbers', 'figures', 'exercises'],
  contract: ['numbers', 'exercises', 'documents'],
  ui: ['numbers', 'contract'],
  widgets: ['numbers', 'physics', 'figures', 'contract', 'ui'],
  content: ['numbers', 'figures', 'exercises', 'documents', 'contract', 'widgets'],
};
const packageOf = (file: string): string | undefined => /^packages\/([^/]+)\//.exec(file)?.[1];

/** Who may import whom (ARCHITECTURE.md). By pattern, so that a new folder is covered the day it appears. */
export const rules: readonly Rule[] = [
  {
    name: 'a package imports only what stands before it',
    broken: e => {
      const [from, to] = [packageOf(e.from), packageOf(e.to)];
      return from !== undefined && to !== undefined && from !== to && !(MAY_IMPORT[from] ?? []).includes(to);
    },
  },
  { name: 'a package never imports an app', broken: e => packageOf(e.from) !== undefined && within(e.to, 'apps') },
  {
    // Types and lint pass such a style sheet; only the site build fails.
    name: 'an import of a package names one of its exports',
    broken: e => isPackage(e.to, '@eszkerek'),
  },
  {
    name: 'web and api never import each other',
    broken: e => (within(e.from, 'apps/web') && within(e.to, 'apps/api')) || (within(e.from, 'apps/api') && within(e.to, 'apps/web')),
  },
  {
    name: 'only the web build imports content',
    broken: e => !isTest(e.from) && within(e.from, 'apps/web/app') && within(e.to, 'packages/content'),
  },
  {
    name: 'a feature never imports another feature',
    broken: e => featureOf(e.from) !== undefined && featureOf(e.to) !== undefined && featureOf(e.from) !== featureOf(e.to),
  },
  {
    name: 'features do not import routes or the shell',
    broken: e => featureOf(e.from) !== undefined && (within(e.to, 'apps/web/app/routes') || within(e.to, 'apps/web/app/shell')),
  },
  {
    name: 'a widget never imports another widget',
    broken: e => kindOf(e.from) !== undefined && kindOf(e.to) !== undefined && kindOf(e.from) !== kindOf(e.to),
  },
  {
    name: 'schemas, models and examples of widgets know no React',
    broken: e =>
      /^packages\/widgets\/src\/(kinds\.ts|schemas\.ts|[^/]+\/(schema|model|examples)\.ts)$/.test(e.from) &&
      (REACT.test(e.to) || e.to.endsWith('.tsx')),
  },
  {
    name: 'widgets and questions do not import features or routes',
    broken: e => /^apps\/web\/app\/(widgets|questions)\//.test(e.from) && /^apps\/web\/app\/(features|routes|shell)\//.test(e.to),
  },
  {
    name: "an area uses another area's use cases, never its store",
    broken: e =>
      !isTest(e.from) &&
      areaOf(e.from) !== undefined &&
      areaOf(e.to) !== undefined &&
      areaOf(e.from) !== areaOf(e.to) &&
      e.to.endsWith('-store.ts'),
  },
  {
    name: 'only stores and db/ know Kysely',
    broken: e =>
      !isTest(e.from) && within(e.from, 'apps/api') && (isPackage(e.to, 'kysely') || isPackage(e.to, 'pg')) && !KYSELY.test(e.from),
  },
  {
    name: 'only routes, http/, app and main know Fastify',
    broken: e => !isTest(e.from) && within(e.from, 'apps/api') && isPackage(e.to, 'fastify') && !FASTIFY.test(e.from),
  },
  {
    name: 'migrations import nothing from the app',
    broken: e => within(e.from, 'apps/api/src/db/migrations') && !isPackage(e.to, 'kysely'),
  },
  {
    name: 'numbers, physics, exercises and documents use no Node API',
    broken: e => !isTest(e.from) && /^packages\/(numbers|physics|exercises|documents)\/src\//.test(e.from) && e.to.startsWith('node:'),
  },
  {
    name: 'React only in the web, ui and widgets',
    broken: e => REACT.test(e.to) && !/^(apps\/web|packages\/ui|packages\/widgets)\//.test(e.from),
  },
];

const SOURCE = /\.(ts|tsx|mts)$/;
const sourcesUnder = (directory: string): string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap(entry => {
    if (['node_modules', 'build', '.react-router'].includes(entry.name)) return [];
    const file = path.join(directory, entry.name);
    return entry.isDirectory() ? sourcesUnder(file) : SOURCE.test(entry.name) ? [file] : [];
  });

type Exports = Record<string, string>;
const exportsOf = (root: string, name: string): Exports =>
  JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8')).exports;

/** `@eszkerek/numbers/hungarian` -> `packages/numbers/src/hungarian/index.ts`, as the package's exports say; what they do not name keeps its name. */
const resolvePackage = (root: string, specifier: string): string | undefined => {
  const [, name, rest = ''] = /^@eszkerek\/([^/?]+)(\/[^?]+)?/.exec(specifier) ?? [];
  if (!name || !existsSync(path.join(root, 'packages', name))) return undefined;
  const asked = `.${rest}`;
  const named = Object.entries(exportsOf(root, name)).find(([key]) => path.posix.matchesGlob(asked, key));
  return named && path.posix.join('packages', name, named[1].includes('*') ? `src${rest}` : named[1]);
};

const resolve = (root: string, file: string, specifier: string): string => {
  const inPackage = resolvePackage(root, specifier);
  if (inPackage) return inPackage;
  const base = specifier.startsWith('~/')
    ? path.join(root, 'apps/web/app', specifier.slice(2))
    : specifier.startsWith('.')
      ? path.resolve(path.dirname(file), specifier)
      : undefined;
  if (!base) return specifier;
  const found =
    [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find(candidate => existsSync(candidate) && SOURCE.test(candidate)) ??
    base;
  return path.relative(root, found).split(path.sep).join('/');
};

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

export const readImports = (root: string): Import[] =>
  ['packages', 'apps'].flatMap(part =>
    sourcesUnder(path.join(root, part)).flatMap(file => {
      const from = path.relative(root, file).split(path.sep).join('/');
      return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(match => ({ from, to: resolve(root, file, match[1] ?? match[2] ?? '') }));
    }),
  );

export const brokenRules = (imports: readonly Import[]): string[] =>
  imports.flatMap(edge => rules.filter(rule => rule.broken(edge)).map(rule => `${edge.from} -> ${edge.to}: ${rule.name}`));

/** Files that import each other in a ring; type-only imports count too, since they tie the files together all the same. */
export const findCycle = (imports: readonly Import[]): string[] | undefined => {
  const edges = Map.groupBy(imports, edge => edge.from);
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): string[] | undefined => {
    const at = trail.indexOf(file);
    if (at >= 0) return [...trail.slice(at), file];
    if (done.has(file)) return undefined;
    for (const edge of edges.get(file) ?? []) {
      const cycle = edges.has(edge.to) ? visit(edge.to, [...trail, file]) : undefined;
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of edges.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
};
