// npm run check: types, lint, dead code, content. Import rules and lockfiles are held by tests in tools/ (run here too).
import { spawnSync } from 'node:child_process';
import { requireHunspell } from './system-packages.mjs';

requireHunspell();
const node = process.execPath;
// More than one checker works out the shared types once for each: 48 s of CPU instead of 30 for the web.
const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded', '-p'];
const steps = [
  ['types', node, [...tsc, 'tsconfig.json']],
  ['lint', node, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
  ['types of the web routes', node, ['../../node_modules/@react-router/dev/bin.cjs', 'typegen'], 'apps/web'],
  ['types (web, browser tests)', node, [...tsc, 'apps/web/tsconfig.json']],
  ['dead code', node, ['node_modules/knip/bin/knip.js']],
  ['import rules, lockfiles', node, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'packages', 'tools/']],
  ['content', node, ['packages/content/src/cli.ts', 'check']],
];
let failed = 0;
for (const [name, command, args, cwd] of steps) {
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', cwd });
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
  if (status !== 0) failed += 1;
}
process.exit(failed ? 1 : 0);
