import { isPremiumCategory } from '@eszkerek/documents/base';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';

interface Page {
  slug: string;
  category: string;
  subject?: string;
}
type Groups = Record<'freeTools' | 'premiumCourses' | 'premiumTools', Page[]> & { freeLessons: Record<string, Page[]> };

test('the curriculum has the stated groups, and each page stands in its own', async () => {
  const { call } = await testApp();
  const { body } = await call('GET', '/api/curriculums');
  const { freeLessons, freeTools, premiumCourses, premiumTools } = (body as { data: Groups }).data;
  const categories = (pages: Page[]) => [...new Set(pages.map(page => page.category))].sort();
  expect(Object.keys(freeLessons)).toEqual(['matematika', 'fizika', 'ai']);
  for (const [subject, pages] of Object.entries(freeLessons)) {
    expect(pages.length, subject).toBeGreaterThan(0);
    expect(pages.filter(page => page.subject !== subject || isPremiumCategory(page.category))).toEqual([]);
  }
  expect(['free_tool', 'tool']).toEqual(expect.arrayContaining(categories(freeTools)));
  expect(categories(premiumCourses)).toEqual(['premium_course', 'workshop']);
  expect(categories(premiumTools)).toEqual(['premium_tool']);
});

test('the maths collection stands at its misspelt address and as the collection of its subject', async () => {
  const { call } = await testApp();
  const { body } = await call('GET', '/data/tananyag/interaktav-matematika-gyljtemany.json');
  expect(body).toMatchObject({ kind: 'collection', subject: 'matematika' });
  for (const subject of ['matematika', 'fizika', 'ai']) {
    const answer = (await call('GET', `/api/quiz/interaktiv_${subject}_gyujtemeny`)).body;
    expect(answer).toMatchObject({ success: true, data: { kind: 'collection', subject } });
    const { title, subtitle, sections } = (answer as { data: { title: string; subtitle: string; sections: { cards: object[] }[] } }).data;
    expect([title, subtitle].map(text => text.length > 0)).toEqual([true, true]);
    for (const { cards } of sections)
      for (const card of cards)
        expect(card).toMatchObject({
          grade: expect.stringMatching(/\d/),
          text: expect.stringMatching(/./),
          link: expect.stringMatching(/^[a-z0-9-]+$/),
        });
  }
});

test('search answers from three characters on', async () => {
  const { call } = await testApp();
  expect((await call('GET', '/api/search?q=t%C3%B6')).body).toEqual({ success: true, data: [] });
  const { body } = await call('GET', '/api/search?q=t%C3%B6r');
  expect((body as { data: object[] }).data[0]).toMatchObject({ slug: expect.any(String), title: expect.any(String) });
});
