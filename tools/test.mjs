// npm test: the quick set (checks, unit and store tests on both engines, browser journeys); --full runs the rest as well.
import { spawn } from 'node:child_process';
import { findChromium } from './system-packages.mjs';

const full = process.argv.includes('--full');
const filters = process.argv.slice(2).filter(argument => argument !== '--full');
const env = { ...process.env, CHROME_PATH: findChromium(), ...(full ? { TEST_FULL: '1' } : {}) };

/** One after the other; the steps of one stage side by side. The build and the checks use one core each for most of their time. */
const stages = [
  [
    ['site', ['tools/bootstrap.mjs', 'build']],
    ['check', ['tools/check.mjs']],
  ],
  [['unit and store tests', ['node_modules/vitest/vitest.mjs', 'run', ...filters]]],
  [['browser tests', ['tools/bootstrap.mjs', 'test:browser', ...filters]]],
  ...(full ? [[['fault tests', ['node_modules/vitest/vitest.mjs', 'run', '-c', 'e2e/faults/vitest.config.ts', ...filters]]]] : []),
];

/** Prints as it goes when it runs alone, else at its end; resolves to whether it succeeded. */
const run = ([name, args], isAlone) =>
  new Promise(resolve => {
    if (isAlone) process.stdout.write(`\n== ${name}\n`);
    const started = Date.now();
    const child = spawn(process.execPath, args, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'], env });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => output.push(chunk));
    child.on('close', code => {
      if (!isAlone) process.stdout.write(`\n== ${name}\n${Buffer.concat(output)}`);
      process.stdout.write(`== ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)\n`);
      resolve(code === 0);
    });
  });

const results = [];
for (const stage of stages) results.push(...(await Promise.all(stage.map(step => run(step, stage.length === 1)))));
const failed = results.filter(passed => !passed).length;
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
