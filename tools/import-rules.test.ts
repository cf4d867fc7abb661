import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenRules, findCycle, type Import, readImports, rules } from './import-rules.ts';

const root = path.resolve(import.meta.dirname, '..');
const imports = readImports(root);

test('the imports of the whole house are seen', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports).toContainEqual({ from: 'apps/api/src/app.ts', to: 'packages/contract/src/index.ts' });
  expect(imports).toContainEqual({ from: 'apps/web/app/features/quiz/count-text.ts', to: 'packages/numbers/src/hungarian/index.ts' });
});

test('no import breaks a rule', () => {
  expect(brokenRules(imports)).toEqual([]);
});

test('no file imports itself around a corner', () => {
  expect(findCycle(imports)).toBeUndefined();
});

/** Each rule is shown one import that breaks it, so that a rule that never fires cannot hide. */
const offenders: Record<string, Import> = {
  'a package imports only what stands before it': { from: 'packages/numbers/src/a.ts', to: 'packages/exercises/src/grading/grade.ts' },
  'a package never imports an app': { from: 'packages/content/src/a.ts', to: 'apps/api/src/app.ts' },
  'an import of a package names one of its exports': { from: 'apps/web/app/root.tsx', to: '@eszkerek/ui/menu.module.css' },
  'web and api never import each other': { from: 'apps/web/app/lib/a.ts', to: 'apps/api/src/app.ts' },
  'only the web build imports content': { from: 'apps/web/app/routes/a.tsx', to: 'packages/content/src/index.ts' },
  'a feature never imports another feature': { from: 'apps/web/app/features/quiz/a.tsx', to: 'apps/web/app/features/auth/b.tsx' },
  'features do not import routes or the shell': { from: 'apps/web/app/features/quiz/a.tsx', to: 'apps/web/app/routes/home.tsx' },
  'a widget never imports another widget': { from: 'packages/widgets/src/lever/view.tsx', to: 'packages/widgets/src/venn/model.ts' },
  'schemas, models and examples of widgets know no React': { from: 'packages/widgets/src/lever/model.ts', to: 'react' },
  'widgets and questions do not import features or routes': {
    from: 'apps/web/app/widgets/gallery.tsx',
    to: 'apps/web/app/features/auth/b.tsx',
  },
  "an area uses another area's use cases, never its store": {
    from: 'apps/api/src/areas/quiz/a.ts',
    to: 'apps/api/src/areas/auth/session-store.ts',
  },
  'only stores and db/ know Kysely': { from: 'apps/api/src/areas/quiz/answer-question.ts', to: 'kysely' },
  'only routes, http/, app and main know Fastify': { from: 'apps/api/src/areas/quiz/answer-question.ts', to: 'fastify' },
  'migrations import nothing from the app': { from: 'apps/api/src/db/migrations/0009-x.ts', to: 'apps/api/src/db/fold.ts' },
  'numbers, physics, exercises and documents use no Node API': { from: 'packages/exercises/src/a.ts', to: 'node:fs' },
  'React only in the web, ui and widgets': { from: 'packages/contract/src/a.ts', to: 'react' },
};

describe('each rule notices what it forbids', () => {
  test.each(rules.map(rule => rule.name))('%s', name => {
    const offender = offenders[name];
    expect(offender && brokenRules([offender])).toEqual([`${offender?.from} -> ${offender?.to}: ${name}`]);
  });
});

test.each([
  ['exercises', 'documents'],
  ['documents', 'contract'],
  ['contract', 'ui'],
  ['ui', 'widgets'],
  ['widgets', 'content'],
])('%s never imports %s', (before, after) => {
  const edge = { from: `packages/${before}/src/a.ts`, to: `packages/${after}/src/b.ts` };
  expect(brokenRules([edge])).toHaveLength(1);
});

test('a ring of imports is found', () => {
  const ring = [
    { from: 'a.ts', to: 'b.ts' },
    { from: 'b.ts', to: 'a.ts' },
  ];
  expect(findCycle(ring)).toEqual(['a.ts', 'b.ts', 'a.ts']);
});
