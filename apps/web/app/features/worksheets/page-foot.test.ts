import { expect, it } from 'vitest';
import { pageFoot } from './page-foot.ts';

it('counts the pages of each group and of the key apart, the first group on pages without a name', () => {
  const rules = pageFoot(['A', 'B'], 'M7F4QX').split('\n');
  expect(rules.map(rule => /^@page (\S*) ?\{ counter-increment: (\S+);.*content: "(.*?)" counter\((\S+)\)/.exec(rule)?.slice(1))).toEqual([
    ['', 'oldal-auto', 'A csoport · M7F4QX · ', 'oldal-auto'],
    ['lap-B', 'oldal-lap-B', 'B csoport · M7F4QX · ', 'oldal-lap-B'],
    ['kulcs', 'oldal-kulcs', 'Megoldókulcs · M7F4QX · ', 'oldal-kulcs'],
  ]);
});
