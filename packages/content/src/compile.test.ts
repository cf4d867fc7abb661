import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentDocument } from '@eszkerek/documents/document';
import { document } from '@eszkerek/documents/document';
import { generatedMisconceptions } from '@eszkerek/exercises/generators/misconceptions';
import { afterAll, describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { load } from './load.ts';
import { manyLessons } from './testing/many-lessons.ts';
import { LESSON, QUIZ, sampleContent, writeContent } from './testing/sample-content.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const written = (files: ReadonlyMap<string, string>): string => {
  const folder = writeContent(files);
  folders.push(folder);
  return folder;
};
const find = (documents: ContentDocument[], slug: string) => documents.find(other => other.slug === slug);

describe('compile', () => {
  const { content, keys } = compile({ contentDir: written(sampleContent()) });

  it('makes every page fit the contract', () => {
    for (const page of content.documents) expect(document.safeParse(page).error?.issues ?? []).toEqual([]);
  });

  it('links a lesson only to pages that exist', () => {
    const lesson = find(content.documents, 'matek-5-tortek-osszeadasa');
    expect(lesson).toMatchObject({
      kind: 'lesson',
      category: 'free_lesson',
      prerequisites: [],
      quiz: { slug: 'kviz-matek-5-tortek-osszeadasa' },
    });
    expect(lesson).toMatchObject({ practice: { slug: 'gyakorlo-matek-5-tortek-osszeadasa' } });
    expect(lesson).not.toHaveProperty('next');
    expect(lesson?.kind === 'lesson' && lesson.sections.at(-1)).toEqual({ id: 'tovabb', title: 'Tovább', type: 'section', blocks: [] });
  });

  it('leaves out the link, not the words, when a page is not written yet', () => {
    const files = sampleContent();
    files.set(
      LESSON,
      (files.get(LESSON) ?? '').replace(
        'két nevező legkisebb közös többszöröse',
        'két nevező [legkisebb közös többszöröse](matek-6-lkkt), lásd a [szorzást](kviz-matek-5-tortek-osszeadasa)',
      ),
    );
    const lesson = find(compile({ contentDir: written(files) }).content.documents, 'matek-5-tortek-osszeadasa');
    const text = JSON.stringify(lesson);
    expect(text).toContain(
      'két nevező legkisebb közös többszöröse, lásd a <a href=\\"/tananyag/kviz-matek-5-tortek-osszeadasa\\">szorzást</a>',
    );
  });

  it('compiles a page with amounts of money once more in forints', () => {
    const files = sampleContent();
    files.set(
      LESSON,
      (files.get(LESSON) ?? '').replace('Számold meg, hány egyforma darab van!', 'Az 5 füzet $5\\cdot\\lej{4}=\\lej{20}$ lej.'),
    );
    const { content, forintKeys } = compile({ contentDir: written(files) });
    const text = (documents: ContentDocument[]) => JSON.stringify(find(documents, 'matek-5-tortek-osszeadasa'));
    expect(text(content.documents)).toContain('5\\\\cdot4=20');
    expect(text(content.forint)).toContain('5\\\\cdot400=2000');
    expect(text(content.forint)).toContain('forint');
    expect(content.forint).toHaveLength(1);
    expect(find(content.documents, 'matek-5-tortek-osszeadasa')).toMatchObject({ priced: true });
    expect(forintKeys).toEqual({});
  });

  it('keeps keys out of the public part', () => {
    expect(keys['kviz-matek-5-tortek-osszeadasa']).toHaveLength(8);
    const quizzes = JSON.stringify(content.documents.filter(page => page.kind === 'quiz'));
    expect(quizzes).not.toMatch(/correct|explanation|misconception|hints|answer/);
  });

  it('groups pages for the home page and the collections', () => {
    expect(content.curriculums.freeLessons.matematika.map(item => item.slug)).toEqual(['matek-5-tortek-osszeadasa']);
    expect(content.curriculums.freeTools.map(item => item.slug)).toEqual(['magyarazd-el']);
    expect(content.mathsCollection.sections).toMatchObject([
      { title: 'Műveletek törtekkel', cards: [{ link: 'matek-5-tortek-osszeadasa', grade: '5', premium: false }] },
    ]);
    expect(find(content.documents, 'interaktiv-fizika-gyujtemeny')).toMatchObject({ kind: 'collection', title: 'Fizika' });
  });

  it('does not publish a quiz whose lesson is missing', () => {
    const files = sampleContent();
    files.delete(LESSON);
    const compiled = compile({ contentDir: written(files) });
    expect(find(compiled.content.documents, 'kviz-matek-5-tortek-osszeadasa')).toBeUndefined();
    expect(compiled.keys).not.toHaveProperty('kviz-matek-5-tortek-osszeadasa');
  });

  it('makes a course page for a unit with a premium lesson, in curriculum order', () => {
    const { documents, search } = compile({ contentDir: written(manyLessons(4)) }).content;
    expect(find(documents, 'kurzus-matematika-5-sok')).toMatchObject({
      kind: 'course',
      category: 'premium_course',
      lessons: [{ slug: 'matek-5-lecke-1' }, { slug: 'matek-5-lecke-2' }, { slug: 'matek-5-lecke-3' }, { slug: 'matek-5-lecke-4' }],
    });
    expect(find(documents, 'matek-5-lecke-2')).toMatchObject({
      previous: { slug: 'matek-5-lecke-1' },
      next: { slug: 'matek-5-lecke-3' },
      course: { slug: 'kurzus-matematika-5-sok' },
    });
    const premium = search.find(entry => entry.slug === 'matek-5-lecke-1');
    expect(premium?.text).toBe(premium?.description);
  });

  it('gives the same from the cache, and notices every change', () => {
    const cacheDir = mkdtempSync(join(tmpdir(), 'eszkerek-cache-'));
    folders.push(cacheDir);
    const files = sampleContent();
    const contentDir = written(files);
    const cold = compile({ contentDir, cacheDir });
    const cached = compile({ contentDir, cacheDir });
    expect(JSON.stringify(cached)).toBe(JSON.stringify(cold));
    files.set(QUIZ, (files.get(QUIZ) ?? '').replace('Mennyi $', 'Számold ki: mennyi $'));
    const changed = compile({ contentDir: written(files), cacheDir });
    expect(changed.content.version).not.toBe(cold.content.version);
    expect(changed.keys['kviz-matek-5-tortek-osszeadasa']?.[0]?.question).toContain('Számold ki');
  });
});

describe('the content of the repository', () => {
  const { content, keys } = load();

  it('fits the contract page by page', () => {
    for (const page of content.documents) expect(document.safeParse(page).error?.issues ?? [], page.slug).toEqual([]);
  });

  it('has no key in any public page but in a lesson’s own try questions', () => {
    for (const page of content.documents) {
      if (page.kind === 'lesson' || page.kind === 'tool') continue;
      expect(JSON.stringify(page), page.slug).not.toMatch(/"(?:correct|explanation|misconception|hints|patterns|accepted)":/);
    }
  });

  it('names only misconceptions that can be explained', () => {
    const named = Object.values(keys).flatMap(questions =>
      [...JSON.stringify(questions).matchAll(/"misconception":"([a-z0-9-]+)"/g)].map(match => match[1] ?? ''),
    );
    // The fixed exam papers hold tasks that a generator drew, with its words.
    expect(named.filter(id => !Object.hasOwn(content.misconceptions, id) && !generatedMisconceptions.has(id))).toEqual([]);
  });
});
