import { expect, it } from 'vitest';
import { freePage, premiumPages, publicHead } from '../../compiled-content.ts';
import { prerenderPaths } from '../../prerender-paths.ts';

it('prerenders every premium page by its public head alone', () => {
  const paths = new Set(prerenderPaths());
  const pages = premiumPages();
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ slug }) => !paths.has(`/tananyag/${slug}`))).toEqual([]);
  for (const { slug } of pages) {
    expect(freePage(slug)).toBeUndefined();
    const { grade: _grade, ...head } = publicHead(slug) ?? {};
    expect(Object.keys(head)).toEqual(['kind', 'title', 'description', 'category']);
  }
});
