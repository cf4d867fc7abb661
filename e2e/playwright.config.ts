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

/** Two runs side by side must not clear each other's results; workers inherit the name. */
process.env.E2E_RUN ??= String(process.pid);

export default defineConfig({
  testDir: '.',
  testMatch: process.env.TEST_FULL ? ['**/*.spec.ts', '**/*.full.ts'] : ['**/*.spec.ts'],
  outputDir: `../test-results/${process.env.E2E_RUN}`,
  workers: 2,
  fullyParallel: false,
  // A shared, overloaded machine may time a page out once; a real fault fails twice.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'hu-HU',
    timezoneId: 'Europe/Bucharest',
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: chromiumFlags },
    // What cannot be clicked is a fault, not a reason to wait for the end of the test.
    actionTimeout: 30_000,
    // Recording every test would take as long as the test itself.
    trace: 'on-first-retry',
  },
});
