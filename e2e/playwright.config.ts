import { defineConfig } from '@playwright/test';

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-sync',
  '--disable-quic',
];

/** Concurrent runs must not clear each other's results; workers inherit the name. */
process.env.E2E_RUN ??= String(process.pid);

export default defineConfig({
  testDir: '.',
  testMatch: process.env.TEST_FULL ? ['**/*.spec.ts', '**/*.full.ts'] : ['**/*.spec.ts'],
  outputDir: `../test-results/${process.env.E2E_RUN}`,
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'hu-HU',
    timezoneId: 'Europe/Bucharest',
    // Moving pictures cost a fifth of the time; a test of motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: chromiumFlags },
    // An element that cannot be clicked fails the test early.
    actionTimeout: 30_000,
    // A trace of every test would double its time; a failed one leaves a picture.
    screenshot: 'only-on-failure',
  },
});
