import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const app = path.resolve(import.meta.dirname, '../apps/web/app');
const BARE_CLASS = /^\s*\.([\w-]+)\s*$/;

/** The classes a file of styles gives a look of their own, not as a part of something else. */
const classesOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].flatMap(([, selector = '']) =>
    selector.split(',').flatMap(part => BARE_CLASS.exec(part)?.[1] ?? []),
  );

/** Every file's styles may meet on one page: a name that two features use would dress both. */
const claimedTwice = (files: ReadonlyMap<string, string>): string[] => {
  const owner = new Map<string, string>();
  const twice: string[] = [];
  for (const [file, css] of files)
    for (const name of new Set(classesOf(css))) {
      const first = owner.get(name);
      if (first) twice.push(`.${name}: ${first} and ${file}`);
      else owner.set(name, file);
    }
  return twice;
};

describe('styles of the features', () => {
  it('give each class its look in one file', () => {
    const files = globSync('features/**/*.css', { cwd: app }).sort();
    expect(files.length).toBeGreaterThan(15);
    expect(claimedTwice(new Map(files.map(file => [file, readFileSync(path.join(app, file), 'utf8')])))).toEqual([]);
  });

  it('notice a name that two files use', () => {
    const files = new Map([
      ['quiz.css', '@layer components { .result { gap: 1rem } .result-head,\n.b { gap: 0 } }'],
      ['tools.css', '/* .b { } */ .tool > .result { gap: 0 } .result-head { gap: 0 }'],
    ]);
    expect(claimedTwice(files)).toEqual(['.result-head: quiz.css and tools.css']);
  });
});
