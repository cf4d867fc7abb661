import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { addCompileHints } from './compile-hints.ts';
import { prerenderPaths } from './prerender-paths.ts';
import { slimManifestIn } from './slim-manifest.ts';

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
