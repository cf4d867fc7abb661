import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { classFaults, missingTokens, rawValues, type Sheet, tokensOf, withoutLayer } from './style-rules.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (pattern: string[]): Sheet[] =>
  globSync(pattern, { cwd: root, exclude: file => /node_modules|\/build/.test(file) })
    .sort()
    .map(file => ({ file: file.split(path.sep).join('/'), text: readFileSync(path.join(root, file), 'utf8') }));

const sheets = read(['apps/web/app/**/*.css', 'packages/*/src/**/*.css']);
const sources = read(['apps/web/app/**/*.tsx', 'packages/*/src/**/*.tsx']);
const scripts = read(['apps/web/app/**/*.ts', 'packages/*/src/**/*.ts']);
const tokens = tokensOf(sheets.find(sheet => sheet.file.endsWith('ui/src/tokens.css'))?.text ?? '');
const lines = (text: string): number => text.split('\n').length - 1;

/** Only ever lowered. */
const MOST_LINES = 12_075;

describe('stylesheets', () => {
  it('are all seen', () => {
    expect(sheets.length).toBeGreaterThan(60);
    expect(Object.keys(tokens.space).length).toBeGreaterThan(10);
  });

  it('put every rule into a layer', () => {
    expect(sheets.flatMap(withoutLayer)).toEqual([]);
  });

  it('stay under 300 lines each, and do not grow in total', () => {
    expect(sheets.filter(sheet => lines(sheet.text) > 300).map(sheet => sheet.file)).toEqual([]);
    expect(sheets.reduce((sum, sheet) => sum + lines(sheet.text), 0)).toBeLessThanOrEqual(MOST_LINES);
  });

  it('use the token where one has the value', () => {
    expect(sheets.filter(sheet => !/tokens\.css|widgets\//.test(sheet.file)).flatMap(sheet => rawValues(sheet, tokens))).toEqual([]);
  });

  it('name tokens that exist', () => {
    expect(missingTokens(sheets, [...sources, ...scripts])).toEqual([]);
  });

  it('have the classes that components ask for, and no others', () => {
    expect(classFaults(sheets, [...sources, ...scripts])).toEqual([]);
  });
});

describe('each rule notices what it forbids', () => {
  it('a rule outside a layer', () => {
    expect(withoutLayer({ file: 'a.css', text: '@layer ui {\n  .a {\n    gap: 0;\n  }\n}\n.b {\n  gap: 0;\n}\n' })).toEqual(['a.css: .b']);
  });

  it('a token that nothing gives', () => {
    const text = ':root {\n  --a: 1px;\n}\n.b {\n  gap: var(--a);\n  top: var(--b);\n  left: var(--c, 0);\n}';
    expect(missingTokens([{ file: 'a.css', text }], [])).toEqual(['a.css: nothing gives --b']);
  });

  it('a raw value that a token has', () => {
    const known = tokensOf(':root {\n    --s-2: 0.5rem;\n    --r-md: 0.875rem;\n    --fs-ui: 1rem;\n}');
    const text =
      '.a {\n  padding: 0.5rem 0.3rem;\n  border-radius: 0.875rem;\n  font: 600 1rem / 1 x;\n  width: 0.5rem;\n  margin: calc(0.5rem);\n}';
    expect(rawValues({ file: 'a.css', text }, known)).toEqual([
      'a.css: padding: 0.5rem has the token --s-2',
      'a.css: border-radius: 0.875rem has the token --r-md',
      'a.css: font: 1rem has the token --fs-ui',
    ]);
  });

  it('a class that is missing, and one that nothing uses', () => {
    const css = { file: 'x/a.module.css', text: '.used {\n}\n.tone-ok {\n}\n.idle {\n}\n' };
    const tsx = {
      file: 'x/a.tsx',
      text: "import styles from './a.module.css';\ncx(styles.used, styles.lost, styles[`tone-$".concat('{tone}`])'),
    };
    expect(classFaults([css], [tsx])).toEqual(['x/a.tsx: styles.lost is not in x/a.module.css', 'x/a.module.css: nothing uses .idle']);
  });
});
