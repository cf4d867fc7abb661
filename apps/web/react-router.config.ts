import { createRequire } from 'node:module';
import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { addCompileHints } from './compile-hints.ts';
import { slimManifestIn } from './slim-manifest.ts';

/** Loaded by Node itself, and only by a build: Vite would transform the content compiler with its 1,700 modules whenever it reads this file. */
const prerenderPaths = (): string[] => {
  const pages: typeof import('./prerender-paths.ts') = createRequire(import.meta.url)('./prerender-paths.ts');
  return pages.prerenderPaths();
};

export default {
  ssr: false,
  // The bootstrap builds beside the old site and swaps them when the new one is whole.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  prerender: { paths: prerenderPaths, concurrency: 2 },
  buildEnd: ({ reactRouterConfig }) => {
    const client = path.join(reactRouterConfig.buildDirectory, 'client');
    slimManifestIn(client);
    addCompileHints(client);
  },
} satisfies Config;
