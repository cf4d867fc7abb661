// npm run check: types, lint, dead code, content. Import rules and lockfiles are held by tests in tools/ (run here too).
import { spawnSync } from 'node:child_process';
import { requireHunspell } from './system-packages.mjs';

requireHunspell();
const node = process.execPath;
const steps = [
  ['types', node, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']],
  ['types (browser tests)', node, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'e2e/tsconfig.json']],
  ['lint', node, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings']],
  // The routes are listed from the compiled content: a site that is built beside the checks has it ready by now.
  ['types of the web routes', node, ['../../node_modules/@react-router/dev/bin.cjs', 'typegen'], 'apps/web'],
  ['types (web)', node, ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'apps/web/tsconfig.json']],
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
