import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/api/src/**/*.test.ts', 'apps/web/app/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    testTimeout: 20_000,
    pool: 'threads',
  },
});
