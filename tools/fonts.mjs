// Cuts out of the packaged fonts the few letters and signs a Hungarian or Romanian page needs beyond plain Latin.
// Run by hand when the fonts change: node tools/fonts.mjs  (needs Debian's python3-fonttools and python3-brotli; the outputs are committed)
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const OUT = path.join(ROOT, 'packages/ui/src/fonts');

// Ă ă Ő ő Ű ű Ș ș Ț ț
const letters = 'U+0102-0103,U+0150-0151,U+0170-0171,U+0218-021B';
const cuts = [
  { from: 'onest/files/onest-latin-ext-wght-normal.woff2', to: 'onest-hu.woff2', range: letters },
  { from: 'gabarito/files/gabarito-latin-ext-wght-normal.woff2', to: 'gabarito-hu.woff2', range: letters },
  {
    from: 'onest/files/onest-math-wght-normal.woff2',
    to: 'onest-math.woff2',
    range: 'U+2190,U+2192,U+2196-2199,U+21A9,U+21B6-21B7,U+21BA-21BB,U+2248,U+2260,U+2264-2265',
  },
  { from: 'onest/files/onest-symbols-wght-normal.woff2', to: 'onest-symbols.woff2', range: 'U+2153-215E,U+2713' },
];

mkdirSync(OUT, { recursive: true });
for (const { from, to, range } of cuts) {
  const source = path.join(ROOT, 'node_modules/@fontsource-variable', from);
  const target = path.join(OUT, to);
  const args = [
    '-m',
    'fontTools.subset',
    source,
    `--unicodes=${range}`,
    '--flavor=woff2',
    '--layout-features=*',
    `--output-file=${target}`,
  ];
  const { status } = spawnSync('/usr/bin/python3', args, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  console.log(`${to}: ${statSync(target).size} bytes`);
}
