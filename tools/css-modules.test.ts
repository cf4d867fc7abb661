import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

const classesOf = (css: string): Set<string> =>
  new Set(
    [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
      .map(([, selector = '']) => selector.trim())
      .filter(selector => !selector.startsWith('@'))
      .flatMap(selector => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
  );

const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;

interface Use {
  file: string;
  sheet: string;
  names: string[];
  /** `styles[kind]`: which names it takes cannot be read off the text. */
  computed: boolean;
}

const usesIn = (file: string, source: string): Use[] => {
  const text = source.replaceAll(/^.*from '[^']+';$/gm, '');
  return [...source.matchAll(IMPORT)].map(([, name = '', sheet = '']) => ({
    file,
    sheet: path.join(path.dirname(file), sheet),
    names: [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
    computed: new RegExp(`\\b${name}\\[`).test(text),
  }));
};

/** The compiler takes any name of a CSS module: a misspelt one would silently lose its look. */
const faults = (uses: readonly Use[], classes: (sheet: string) => Set<string>): string[] => {
  const bySheet = Map.groupBy(uses, use => use.sheet);
  return [...bySheet].flatMap(([sheet, users]) => {
    const known = classes(sheet);
    const used = new Set(users.flatMap(user => user.names));
    const missing = users.flatMap(({ file, names }) =>
      names.filter(name => !known.has(name)).map(name => `${file}: no .${name} in ${sheet}`),
    );
    const unused = users.some(user => user.computed)
      ? []
      : [...known].filter(name => !used.has(name)).map(name => `${sheet}: .${name} is unused`);
    return [...missing, ...unused];
  });
};

test('every class of a CSS module is used, and every class used is there', () => {
  const files = globSync('{packages,apps}/**/*.tsx', { cwd: root, exclude: name => /node_modules|build/.test(String(name)) });
  const uses = files.flatMap(file => usesIn(file, readFileSync(path.join(root, file), 'utf8')));
  expect(uses.length).toBeGreaterThan(50);
  expect(faults(uses, sheet => classesOf(readFileSync(path.join(root, sheet), 'utf8')))).toEqual([]);
});

test('a misspelt and an unused class are noticed', () => {
  const text = "import styles from './a.module.css';\n<p className={styles.hed} />";
  expect(faults(usesIn('app/a.tsx', text), () => classesOf('@layer widgets { .head { gap: 0.5rem } }'))).toEqual([
    'app/a.tsx: no .hed in app/a.module.css',
    'app/a.module.css: .head is unused',
  ]);
});
