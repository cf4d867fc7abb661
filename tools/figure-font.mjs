// Measures the advances of the text font (Onest, weight 600) in a browser and writes the table that figures lay their labels out by.
// Run by hand when the fonts change: node tools/figure-font.mjs  (CHROME_PATH=/usr/bin/chromium; the output is committed)
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const OUT = path.join(ROOT, 'packages/figures/src/kit/font-advances.ts');
const FILES = [
  ['node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2', 'U+0000-00FF,U+2000-206F,U+2212'],
  ['packages/ui/src/fonts/onest-hu.woff2', 'U+0102-0103,U+0150-0151,U+0170-0171,U+0218-021B'],
  ['packages/ui/src/fonts/onest-math.woff2', 'U+2190,U+2192,U+2248,U+2260,U+2264-2265'],
  ['packages/ui/src/fonts/onest-symbols.woff2', 'U+2153-215E,U+2713'],
];
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa1, 0xff)}ĂăŐőŰűȘșȚț–—‘’“”„…•′″−←→≈≠≤≥½⅓✓`.replaceAll('\u00ad', '');

const faces = FILES.map(([file, unicodeRange]) => {
  const data = readFileSync(path.join(ROOT, file)).toString('base64');
  return `@font-face{font-family:F;font-weight:100 900;src:url(data:font/woff2;base64,${data});unicode-range:${unicodeRange}}`;
});
const measure = `const characters = ${JSON.stringify(CHARACTERS)};
document.fonts.load('600 20px F', characters).then(() => {
  const context = document.createElement('canvas').getContext('2d');
  context.font = '600 1000px F';
  document.title = JSON.stringify([...characters].map(character => Math.ceil(context.measureText(character).width)));
});`;
const page = path.join(mkdtempSync(path.join(tmpdir(), 'figure-font-')), 'page.html');
writeFileSync(page, `<meta charset="utf-8"><style>${faces.join('')}</style><script>${measure}</script>`);
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=5000', '--dump-dom', page];
const dom = execFileSync(process.env.CHROME_PATH ?? 'chromium', flags, {
  encoding: 'utf8',
  maxBuffer: 64e6,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const measured = JSON.parse(/<title>(.*?)<\/title>/.exec(dom)?.[1] ?? '[]');
const widths = [...CHARACTERS].map((character, i) => [character, measured[i] ?? 0]);

const groups = Map.groupBy(widths, ([, width]) => width);
const lines = [...groups].sort(([a], [b]) => a - b).map(([width, of]) => `  [${width}, ${JSON.stringify(of.map(([c]) => c).join(''))}],`);
writeFileSync(
  OUT,
  `/** Advance in thousandths of the font size, with the characters that have it: Onest 600. Made by tools/figure-font.mjs. */
export const ADVANCES: readonly (readonly [number, string])[] = [
${lines.join('\n')}
];
`,
);
