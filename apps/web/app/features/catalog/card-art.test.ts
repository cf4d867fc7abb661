import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardArt } from './card-art.ts';

const drawings = new Set(
  [...readFileSync(new URL('../../../../../packages/ui/src/art.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
    match => match[1],
  ),
);

describe('the drawing of a card', () => {
  it.each([
    ['matek-5-mit-jelent-a-tort', 'matematika', 'fractions'],
    ['matek-5-tizedes-tortek', 'matematika', 'place-value'],
    ['matek-6-kor', 'matematika', 'circle'],
    ['matek-6-koordinata-sik', 'matematika', 'graph'],
    ['matek-7-pitagorasz-tetel', 'matematika', 'triangle'],
    ['matek-8-gula', 'matematika', 'solid'],
    ['fizika-6-sebesseg', 'fizika', 'motion'],
    ['fizika-7-arkhimedesz', 'fizika', 'water'],
    ['fizika-8-lencsek', 'fizika', 'lens'],
    ['ai-78-neuralis-halo', 'ai', 'network'],
    ['ai-56-jo-prompt', 'ai', 'chat'],
  ] as const)('%s shows %s', (slug, tint, art) => {
    expect(cardArt(slug, tint)).toBe(art);
  });

  it('always exists and never changes', () => {
    for (const tint of ['matematika', 'fizika', 'ai', 'eszkoz'] as const) {
      for (let index = 0; index < 200; index++) {
        const art = cardArt(`xyz-${index}`, tint);
        expect(drawings).toContain(art);
        expect(cardArt(`xyz-${index}`, tint)).toBe(art);
      }
    }
  });
});
