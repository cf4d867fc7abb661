import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { artNames } from './art-names.ts';

const notTiles = ['hero-wheel', 'board-scale'];

it('lists every tile of the sprite', () => {
  const sprite = readFileSync(new URL('../../../../packages/ui/src/art.svg', import.meta.url), 'utf8');
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(match => match[1] ?? '').filter(id => !notTiles.includes(id));
  expect(Object.values(artNames).flat().toSorted()).toEqual(ids.toSorted());
});
