import { expect, it } from 'vitest';
import { foreign, refusal, serve } from '../../testing/serve.ts';
import { loadMathsCollection, loadSubject } from './load-collection.ts';

const collection = {
  kind: 'collection',
  slug: 'interaktiv-fizika-gyujtemeny',
  title: 'Fizika',
  description: 'Fizika.',
  subtitle: 'Fizika.',
  category: 'collection',
  subject: 'fizika',
  grades: [6],
  keywords: [],
  sections: [],
};

it('asks for the stated collection of the subject', async () => {
  const { sentTo } = serve({ quiz: { page: () => foreign({ data: collection }) } });
  expect(await loadSubject('fizika')).toEqual({ status: 'ready', collection });
  expect(sentTo('quiz', 'page')).toMatchObject([{ params: { slug: 'interaktiv_fizika_gyujtemeny' }, query: {} }]);
});

it.each([
  ['there is none', refusal(404, 'Ez az oldal nem található.')],
  ['something else answers', foreign({ data: { kind: 'lesson' } })],
])('names the subject that has no page: %s', async (_, answer) => {
  serve({ quiz: { page: () => answer } });
  expect(await loadSubject('kemia')).toEqual({ status: 'missing', message: 'A(z) kemia tantárgy főoldala nem található.' });
});

it("shows what the server or the line says, or the stated sentence, after 'Hiba:'", async () => {
  serve({ quiz: { page: () => refusal(503, 'Most sokan vagyunk.') } });
  expect(await loadSubject('ai')).toEqual({ status: 'failed', message: 'Hiba: Most sokan vagyunk.' });
  serve({ quiz: { page: () => refusal(500, '') }, catalog: { mathsCollection: () => refusal(500, '') } });
  expect(await loadSubject('ai')).toEqual({ status: 'failed', message: 'Hiba: Hiba az adatok betöltésekor.' });
  expect(await loadMathsCollection()).toEqual({ status: 'failed', message: 'Hiba: Hiba az adatok betöltésekor.' });
});
