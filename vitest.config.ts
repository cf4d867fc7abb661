import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { callTablePlugin } from './apps/web/call-table-plugin.ts';

/** Vitest leaves one core to its main thread, which is idle while tests run: on two cores that halves the speed. */
const maxWorkers = Math.max(2, availableParallelism());
const shared = { testTimeout: 120_000, hookTimeout: 120_000, pool: 'threads' as const };
const setupFiles = ['tools/fixed-seed.ts'];
const CLOSE_OPENED = 'apps/api/src/testing/close-opened.ts';
const RECORDED = ['apps/web/app/widgets/lessons.test.ts', 'apps/web/app/widgets/constructions.test.ts'];
/** Files that share a worker's modules: importing them anew for each file was most of the time of many. */
const together = { ...shared, setupFiles, isolate: false };

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      { test: { ...together, name: 'packages', include: ['packages/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'] } },
      {
        plugins: [callTablePlugin()],
        test: {
          ...together,
          name: 'web',
          include: ['apps/web/*.test.ts', 'apps/web/app/**/*.test.ts'],
          exclude: RECORDED,
          setupFiles: ['apps/web/app/testing/setup.ts'],
        },
      },
      {
        plugins: [callTablePlugin()],
        // Isolated: these replace the JSX function of every module they load, and see no control of a widget that was loaded before.
        test: { ...shared, name: 'web-recorded', include: RECORDED },
      },
      {
        plugins: [callTablePlugin()],
        test: {
          // One document for all files of a worker: setup-dom.ts puts back what a test changed in it and in the app's modules.
          ...together,
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
