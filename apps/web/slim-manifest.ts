import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const START = 'window.__reactRouterManifest=';
/** The page after a new password asks for the login page ahead of the click, by `<Link prefetch>`: it needs the imports. */
const PREFETCHED = new Set(['root', 'routes/with-queries', 'routes/login']);

/**
 * The list of routes travels with every first visit. In the browser the imports of a route are read only for a link that is
 * prefetched, and a flag that is off can be missing.
 */
export const slimManifest = (text: string): string => {
  const manifest = JSON.parse(text.slice(START.length, -1)) as { routes: Record<string, Record<string, unknown>> };
  for (const [id, route] of Object.entries(manifest.routes))
    for (const [name, value] of Object.entries(route))
      if (value === false || (name === 'imports' && !PREFETCHED.has(id))) delete route[name];
  return `${START}${JSON.stringify(manifest)};`;
};

export const slimManifestIn = (directory: string): void => {
  const assets = path.join(directory, 'assets');
  for (const name of readdirSync(assets).filter(file => /^manifest-\w+\.js$/.test(file))) {
    const file = path.join(assets, name);
    writeFileSync(file, slimManifest(readFileSync(file, 'utf8')));
  }
};
