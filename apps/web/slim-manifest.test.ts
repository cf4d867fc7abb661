import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { slimManifest } from './slim-manifest.ts';

const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js'], css: [] },
  routes: {
    'routes/login': { id: 'routes/login', hasLoader: false, module: '/assets/login.js', imports: ['/assets/field.js'], css: ['/a.css'] },
    'routes/home': { id: 'routes/home', index: true, hasLoader: true, module: '/assets/home.js', imports: ['/assets/b.js'], css: [] },
  },
  version: '1',
};

it('drops flags that are off and imports that only a prefetched link reads', () => {
  const slim = slimManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  expect(JSON.parse(slim.replace('window.__reactRouterManifest=', '').replace(/;$/, ''))).toEqual({
    entry: manifest.entry,
    routes: {
      'routes/login': { id: 'routes/login', module: '/assets/login.js', imports: ['/assets/field.js'], css: ['/a.css'] },
      'routes/home': { id: 'routes/home', index: true, hasLoader: true, module: '/assets/home.js', css: [] },
    },
    version: '1',
  });
});

it('knows every link that is prefetched', () => {
  const app = path.join(import.meta.dirname, 'app');
  const prefetched = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx'))
    .flatMap(file => readFileSync(path.join(app, file), 'utf8').match(/<\w+[^>]*\sprefetch=[^>]*>/g) ?? []);
  expect(prefetched).toEqual([expect.stringContaining('to="/bejelentkezes"')]);
});
