import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconNames } from './icon-names.ts';

const ids = (file: string) =>
  [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(match => match[1]);

describe('sprites', () => {
  it('hold exactly the named icons', () => {
    expect(ids('./icons.svg').toSorted()).toEqual([...iconNames].toSorted());
  });

  it('hold each drawing once', () => {
    const names = ids('./art.svg');
    expect(new Set(names).size).toBe(names.length);
  });
});
