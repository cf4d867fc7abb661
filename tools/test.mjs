// npm test: the quick set (checks, unit and store tests on both engines, browser journeys); --full runs the rest as well.
import { spawnSync } from 'node:child_process';
import { findChromium } from './system-packages.mjs';

const full = process.argv.includes('--full');
const filters = process.argv.slice(2).filter(argument => argument !== '--full');
const env = { ...process.env, CHROME_PATH: findChromium(), ...(full ? { TEST_FULL: '1' } : {}) };
const node = process.execPath;
const steps = [
  ['check', node, ['tools/check.mjs']],
  ['unit and store tests', node, ['node_modules/vitest/vitest.mjs', 'run', ...filters]],
  ['browser tests', node, ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...filters]],
  ...(full ? [['fault tests', node, ['node_modules/vitest/vitest.mjs', 'run', '-c', 'e2e/faults/vitest.config.ts', ...filters]]] : []),
];
let failed = 0;
for (const [name, command, args] of steps) {
  process.stdout.write(`\n== ${name}\n`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  process.stdout.write(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)\n`);
  if (status !== 0) failed += 1;
}
process.stdout.write(`\n${steps.length - failed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
