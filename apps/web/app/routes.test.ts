import { siteRoutes } from '@eszkerek/contract/site-routes';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';

/** Every address of the route tree; an optional parameter stands for two. */
function paths(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(entry => {
    const path = entry.path || above === '' ? `${above}/${entry.path ?? ''}` : above;
    if (entry.children) return paths(entry.children, path === '/' ? '' : path);
    return path.endsWith('?') ? [path.replace(/\/[^/]+\?$/, ''), path.slice(0, -1)] : [path];
  });
}

it('is the route table of the contract and a page for everything else', async () => {
  const expected = [...siteRoutes.map(route => route.path), '/*'];
  expect(paths(await routes).toSorted()).toEqual(expected.toSorted());
});
