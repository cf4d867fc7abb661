import type { Plugin } from 'vite';

/**
 * Parts of React Router that are off on this site: no instrumentation is passed to the router, and without a rendering server
 * every route is in the manifest, so none is looked for later. What the router still calls of them gives nothing when it is off.
 */
const OFF = /react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/fog-of-war)\.js$/;
const CORE = /react-router\/dist\/production\/lib\/router\/router\.js$/;
const ROUTER = /react-router\/dist\/production\/.*\.js$/;

/** The same exports, each a function without a result. */
export const switchedOff = (code: string): string => {
  const names = /^export \{([^}]*)\};$/m.exec(code)?.[1];
  if (!names) throw new Error('React Router no longer lists its exports at the end of a file: see lean-router.ts.');
  return `const off = () => undefined;\nexport {${names.split(',').map(name => ` off as ${name.trim()}`)} };`;
};

/** Only a fetcher, a submitted form, a blocked way out or a route that is looked for later gets to these (lean-router.test.ts: there are none). */
const UNREACHED = [
  'fetch',
  'handleFetcherAction',
  'handleFetcherLoader',
  'handleAction',
  'discoverRoutes',
  'setFetcherError',
  'updateFetcherState',
  'getFetcher',
  'resetFetcher',
  'queueFetcherForDeletion',
  'getBlocker',
  'updateBlocker',
];
/** Asked on every way, and without a blocker it has no answer. */
const SILENT = 'shouldBlockNavigation';

export const withoutSubmissions = (code: string): string =>
  [...UNREACHED, SILENT].reduce((rest, name) => {
    const whole = new RegExp(`^(\\t(?:async )?function ${name}\\([^\\n]*\\) \\{\\n)[^]*?^\\t\\}$`, 'm');
    if (!whole.test(rest)) throw new Error(`React Router has no function ${name} any more: see lean-router.ts.`);
    return rest.replace(whole, name === SILENT ? '$1\t}' : `$1\t\tthrow new Error("${name}: left out by lean-router.ts");\n\t}`);
  }, code);

/** A component named for developer tools is kept even when nothing uses it: without its name it can be left out. */
export const withoutNames = (code: string): string =>
  code.replace(/^\w+\.displayName = "[^"]*";$/gm, '').replace(/= (React\$1\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');

const ROUTE_MODULES = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = 'window.location.reload();';

/**
 * When the script of a page does not come, the router loads the page again that the visitor is leaving: a tap seems to do nothing.
 * The page that was asked for is loaded instead: the service worker has it or shows the offline page.
 */
export const loadWhatWasAsked = (code: string): string => {
  if (!code.includes(RELOAD)) throw new Error('React Router no longer reloads a page whose script is missing: see lean-router.ts.');
  return code.replace(
    RELOAD,
    `const to = window.__reactRouterDataRouter?.state.navigation.location;
		if (to) window.location.assign(to.pathname + to.search + to.hash);
		else window.location.reload();`,
  );
};

/** Leaves out of the first script what no page can call, and mends what a bad line does to it. The build that prerenders has React Router as it is. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform: (code, id) => {
      if (OFF.test(id)) return switchedOff(code);
      if (CORE.test(id)) return withoutSubmissions(code);
      if (ROUTE_MODULES.test(id)) return loadWhatWasAsked(code);
      return ROUTER.test(id) ? withoutNames(code) : undefined;
    },
  };
}
