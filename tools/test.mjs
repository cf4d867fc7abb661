// npm test: the quick set (checks, unit and store tests on both engines, browser journeys); --full runs the rest as well.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { findChromium, installTogether } from './system-packages.mjs';

const full = process.argv.includes('--full');
const filters = process.argv.slice(2).filter(argument => argument !== '--full');

/** Databases of tests in memory: writing them through to a disk was a sixth of the time of the store tests. */
const IN_MEMORY = '/dev/shm';
const ROOM = 4 * 2 ** 30;
const inMemory = () => {
  if (!existsSync(IN_MEMORY)) return;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (bavail * bsize < ROOM) return;
  const folder = mkdtempSync(`${IN_MEMORY}/eszkerek-`);
  // As /tmp itself: PostgreSQL runs as another user where the tests run as root.
  chmodSync(folder, 0o1777);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

installTogether();
const temporary = inMemory();
const env = { ...process.env, ...(temporary && { TMPDIR: temporary }), CHROME_PATH: findChromium(), ...(full ? { TEST_FULL: '1' } : {}) };

const build = ['site', ['tools/bootstrap.mjs', 'build']];
const check = ['check', ['tools/check.mjs']];
// Those of tools/ are run by the checks.
const units = ['unit and store tests', ['node_modules/vitest/vitest.mjs', 'run', ...(filters.length ? filters : ['--exclude=tools/**'])]];
const browser = ['browser tests', ['tools/bootstrap.mjs', 'test:browser', ...filters]];
const faults = ['fault tests', ['node_modules/vitest/vitest.mjs', 'run', '-c', 'e2e/faults/vitest.config.ts', ...filters]];

const results = [];

/** Prints as it goes, or at its end when another lane prints beside it. */
const run = ([name, args], { quiet = false } = {}) =>
  new Promise(resolve => {
    if (!quiet) process.stdout.write(`\n== ${name}\n`);
    const started = Date.now();
    const child = spawn(process.execPath, args, { stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit', env });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => output.push(chunk));
    child.on('close', code => {
      if (quiet) process.stdout.write(`\n== ${name}\n${Buffer.concat(output)}`);
      process.stdout.write(`== ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)\n`);
      results.push(code === 0);
      resolve();
    });
  });

// Two lanes: a browser test waits for its page a third of its time, and the build uses one core. One after the other, the steps left
// two cores idle for 29 % of a run.
const source = async () => {
  await run(check);
  await run(units);
};
const site = async () => {
  await run(build, { quiet: true });
  await run(browser, { quiet: true });
};
await Promise.all([source(), site()]);
if (full) await run(faults);

const failed = results.filter(passed => !passed).length;
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
