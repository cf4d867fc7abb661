import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from './prerender-paths.ts';
import { slimManifestIn } from './slim-manifest.ts';

export default {
  ssr: false,
  // The bootstrap builds beside the old site and swaps them when the new one is whole.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  prerender: { paths: prerenderPaths, concurrency: 2 },
  buildEnd: ({ reactRouterConfig }) => slimManifestIn(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
