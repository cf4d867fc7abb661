import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { callTablePlugin } from './apps/web/call-table-plugin.ts';

/** Vitest leaves one core to its main thread, which is idle while tests run: on two cores that halves the speed. */
const maxWorkers = Math.max(2, availableParallelism());
const shared = { testTimeout: 120_000, hookTimeout: 120_000, pool: 'threads' as const };
const setupFiles = ['tools/fixed-seed.ts'];
const CLOSE_OPENED = 'apps/api/src/testing/close-opened.ts';
/** Files that share a worker's modules: importing them anew for each file was most of the time of many. */
const together = { ...shared, setupFiles, isolate: false };

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      { test: { ...together, name: 'packages', include: ['packages/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'] } },
      { plugins: [callTablePlugin()], test: { ...shared, name: 'web', include: ['apps/web/*.test.ts', 'apps/web/app/**/*.test.ts'] } },
      {
        plugins: [callTablePlugin()],
        test: {
          // Isolated: with shared modules a form test failed and the widget search did not end.
          ...shared,
          name: 'web-dom',
          include: ['apps/web/app/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['apps/web/app/testing/setup-dom.ts'],
        },
      },
      {
        test: {
          ...together,
          setupFiles: [...setupFiles, CLOSE_OPENED],
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          exclude: ['apps/api/src/proof/**'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          // Isolated: these lift the limits of all calls, flip their rights and replace the guard.
          ...shared,
          setupFiles: [...setupFiles, CLOSE_OPENED],
          name: 'proof',
          include: ['apps/api/src/proof/**/*.test.ts'],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
