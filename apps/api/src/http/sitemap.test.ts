import { isPremiumCategory } from '@eszkerek/documents/base';
import { expect, test } from 'vitest';
import { testLibrary } from '../testing/library.ts';
import { robots, sitemap } from './sitemap.ts';

test('every free lesson is on the map and no premium page is', () => {
  const map = sitemap(testLibrary(), 'https://eszkerek.test');
  for (const lesson of testLibrary().ofKind('lesson'))
    expect(map.includes(`<loc>https://eszkerek.test/tananyag/${lesson.slug}</loc>`)).toBe(!isPremiumCategory(lesson.category));
});

test('robots.txt names the sitemap and the private paths', () => {
  expect(robots('https://eszkerek.test')).toContain('Sitemap: https://eszkerek.test/sitemap.xml');
  expect(robots('https://eszkerek.test')).toContain('Disallow: /profil');
});
