import { defineConfig } from 'vitest/config';

/** Fault tests own whole servers and databases: one after the other, each with time for its restarts. */
export default defineConfig({
  cacheDir: '../../node_modules/.vite/faults',
  test: {
    name: 'faults',
    root: import.meta.dirname,
    include: ['*.fault.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    reporters: ['verbose'],
  },
});
