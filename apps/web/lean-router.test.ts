import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadWhatWasAsked, switchedOff, withoutNames, withoutSubmissions } from './lean-router.ts';
import config from './react-router.config.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const library = (file: string): string =>
  readFileSync(path.join(repository, 'node_modules/react-router/dist/production/lib', file), 'utf8');
const sources = ['apps/web/app', 'packages/ui/src', 'packages/widgets/src'].flatMap(part =>
  readdirSync(path.join(repository, part), { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.test)\.tsx?$/.test(file))
    .map(file => path.join(part, file)),
);

it('leaves out only what the site never calls', () => {
  expect(config.ssr).toBe(false);
  const calling = sources.filter(file => {
    const text = readFileSync(path.join(repository, file), 'utf8');
    const imported = text.match(/import \{([^}]*)\} from 'react-router'/)?.[1] ?? '';
    return (
      /\b(Form|useSubmit|useFetcher|useFetchers|useBlocker|unstable_usePrompt|HydratedRouter)\b/.test(imported) ||
      /export (async )?(function|const) (client)?[aA]ction\b/.test(text)
    );
  });
  expect(calling).toEqual([]);
  // With an entry of our own, instrumentations could be passed to the router.
  expect(sources.filter(file => file.includes('entry.client'))).toEqual([]);
});

it('keeps the exports of a part that is off, each giving nothing', async () => {
  const code = switchedOff(library('dom/ssr/fog-of-war.js'));
  const off = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(off.isFogOfWarEnabled({ mode: 'lazy' }, true)).toBeUndefined();
  expect(off.getPatchRoutesOnNavigationFunction()).toBeUndefined();
  expect(Object.keys(off)).toContain('getManifestPath');
});

it('empties the functions of submissions and leaves the rest of the router as it is', () => {
  const before = library('router/router.js');
  const after = withoutSubmissions(before);
  const functions = (code: string) => code.match(/^\t?(async )?function \w+/gm)?.filter(line => !line.startsWith('\t\t'));
  expect(functions(after)).toEqual(functions(before));
  expect(before.split('\n').length - after.split('\n').length).toBeGreaterThan(300);
  expect(() => withoutSubmissions('function createRouter() {}')).toThrow('see lean-router.ts');
});

it('loads the page that was asked for when its script does not come, never the one that is left', () => {
  const code = loadWhatWasAsked(library('dom/ssr/routeModules.js'));
  expect(library('dom-export/hydrated-router.js')).toContain('window.__reactRouterDataRouter = router');
  expect(code).toContain('if (to) window.location.assign(to.pathname + to.search + to.hash);\n\t\telse window.location.reload();');
  expect(() => loadWhatWasAsked('throw error;')).toThrow('see lean-router.ts');
});

it('takes the names of developer tools away', () => {
  const code = withoutNames('const Form = React$1.forwardRef(() => null);\nForm.displayName = "Form";\nrun();');
  expect(code).toBe('const Form = /* @__PURE__ */ React$1.forwardRef(() => null);\n\nrun();');
});
