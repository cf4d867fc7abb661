import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesOf, readLibrary } from './library.ts';
import { load } from './load.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

describe('every lesson of the first part', () => {
  const { documents } = load().content;
  const bySlug = new Map(documents.map(page => [page.slug, page]));
  const library = readLibrary(join(ROOT, 'content'), join(ROOT, '.cache', 'content'));
  const { curriculum } = library;
  const owed = [...curriculum.lessons.values()].filter(
    ({ access, slug }) => access === 'free' || slug.startsWith('matek-5-') || slug.startsWith('ai-56-'),
  );
  const lessons = documents.filter(page => page.kind === 'lesson');

  it('is written: all free ones, grade 5 maths and AI for grades 5 and 6 whole', () => {
    expect(owed).toHaveLength(109);
    expect(owed.filter(({ slug }) => bySlug.get(slug)?.kind !== 'lesson').map(({ slug }) => slug)).toEqual([]);
  });

  it('in maths has its reason, two challenges and its forms', () => {
    const written = filesOf(library, 'lesson').flatMap(({ draft }) => (draft?.front.subject === 'matematika' ? [draft.front] : []));
    expect(written.length).toBeGreaterThanOrEqual(118);
    expect(written.filter(({ forms }) => !forms).map(({ slug }) => slug)).toEqual([]);
  });

  it('stands on its subject page', () => {
    const cards = new Set(
      documents.flatMap(page => (page.kind === 'collection' ? page.sections.flatMap(section => section.cards.map(card => card.link)) : [])),
    );
    expect(lessons.filter(({ slug }) => !cards.has(slug)).map(({ slug }) => slug)).toEqual([]);
  });

  it('leads to its quiz and to the next lesson', () => {
    for (const lesson of lessons) expect(bySlug.get(lesson.quiz?.slug ?? '')?.kind, lesson.slug).toBe('quiz');
    for (const subject of ['matematika', 'fizika', 'ai']) {
      const own = lessons.filter(lesson => lesson.subject === subject);
      const walked: string[] = [];
      for (let at = own.find(lesson => !lesson.previous); at; ) {
        walked.push(at.slug);
        const next = bySlug.get(at.next?.slug ?? '');
        at = next?.kind === 'lesson' ? next : undefined;
      }
      expect(walked.sort()).toEqual(own.map(({ slug }) => slug).sort());
    }
  });

  it('has no dead link', () => {
    for (const page of documents)
      for (const [, slug = ''] of JSON.stringify(page).matchAll(/\/tananyag\/([a-z0-9-]+)/g))
        expect(bySlug.has(slug), `${page.slug} links to ${slug}`).toBe(true);
  });

  it('has a unit test where its unit is whole', () => {
    for (const [slug, unit] of curriculum.tests) {
      const whole = unit.lessons.every(lesson => bySlug.has(lesson.slug));
      if (whole) expect(bySlug.has(slug), slug).toBe(true);
    }
  });
});
