import type { Config } from '@react-router/dev/config';
import { prerenderPaths } from './prerender-paths.ts';

export default {
  ssr: false,
  // The bootstrap builds beside the old site and swaps them when the new one is whole.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  prerender: { paths: prerenderPaths, concurrency: 2 },
} satisfies Config;
