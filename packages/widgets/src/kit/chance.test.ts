import { seeded } from '@eszkerek/numbers/chance';
import { expect, it } from 'vitest';
import { shuffle } from './chance.ts';

it('shuffles all items and never leaves them in order', () => {
  for (let seed = 0; seed < 200; seed++) {
    const mixed = shuffle(['a', 'b', 'c'], seeded(seed));
    expect([...mixed].sort()).toEqual(['a', 'b', 'c']);
    expect(mixed).not.toEqual(['a', 'b', 'c']);
  }
});
