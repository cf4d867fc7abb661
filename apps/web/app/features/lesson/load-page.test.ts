import { expect, it } from 'vitest';
import { foreign, refusal, serve, unreachable } from '../../testing/serve.ts';
import { loadPage } from './load-page.ts';

const page = { kind: 'lesson', title: 'Törtek', grades: [5], sections: [{ id: 'szabaly' }] };
/** Both calls as a server answers them; the parts of a page that are missing here are of no account. */
const answering = (lesson: () => ReturnType<typeof foreign>, quiz = lesson) => serve({ lesson: { page: lesson }, quiz: { page: quiz } });
const missing = () => refusal(404, 'Nincs.');

it('asks for the lesson first, by its name ending in .json', async () => {
  const { sentTo } = answering(() => foreign({ success: true, data: page }));
  expect(await loadPage('matek-5-tort')).toEqual({ status: 'page', page });
  expect(sentTo('lesson', 'page')).toMatchObject([{ params: { slug: 'matek-5-tort.json' }, query: {} }]);
  expect(sentTo('quiz', 'page')).toEqual([]);
});

it('asks for forints where they are used', async () => {
  const { sentTo } = answering(() => foreign({ success: true, data: page }));
  expect(await loadPage('matek-5-tort', 'hu')).toEqual({ status: 'page', page, region: 'hu' });
  expect(sentTo('lesson', 'page')).toMatchObject([{ params: { slug: 'matek-5-tort.json' }, query: { region: 'hu' } }]);
});

it('then asks for the quiz', async () => {
  const { sentTo } = answering(
    () => refusal(500, ''),
    () => foreign({ success: true, data: page }),
  );
  expect(await loadPage('kviz-tort')).toEqual({ status: 'page', page });
  expect(sentTo('quiz', 'page')).toMatchObject([{ params: { slug: 'kviz-tort' }, query: {} }]);
});

it.each([
  ['neither success nor message', () => refusal(500, ''), 'Az oldal tartalma nem tölthető be.'],
  ['unpublished', () => refusal(409, 'A tananyag tartalma jelenleg nem elérhető.'), 'A tananyag tartalma jelenleg nem elérhető.'],
])('says the stated sentence: %s', async (_, answer, message) => {
  answering(answer);
  expect(await loadPage('x')).toEqual({ status: 'failed', message });
});

it.each([
  ['no data', undefined, 'A tananyag adatai hiányosak vagy nem tölthetők be.'],
  ['no title', { kind: 'lesson' }, 'Az adatok hiányosak.'],
  ['a lesson without sections', { ...page, sections: [] }, 'A tananyag tartalma jelenleg nem elérhető.'],
  [
    'a workshop of the stated fields alone, without sections',
    { title: 'Műhely', category: 'workshop' },
    'A tananyag tartalma jelenleg nem elérhető.',
  ],
  ['a quiz without questions', { title: 'Kvíz', category: 'free_quiz', questions: [] }, 'A tananyag tartalma jelenleg nem elérhető.'],
  ['no known part', { title: 'Valami' }, 'Ismeretlen adatformátum.'],
])('says the stated sentence for an answer with %s', async (_, data, message) => {
  answering(() => foreign({ success: true, data }));
  expect(await loadPage('x')).toEqual({ status: 'failed', message });
});

it.each([
  ['no message', { success: false }, 'Az oldal tartalma nem tölthető be.'],
  ['a message', { success: false, message: 'Épp karbantartunk.' }, 'Épp karbantartunk.'],
])('says the stated sentence for an answer without success and with %s', async (_, answer, message) => {
  answering(() => foreign(answer));
  expect(await loadPage('x')).toEqual({ status: 'failed', message });
});

it('knows what is locked and what does not exist', async () => {
  answering(() => refusal(403, 'Prémium.', { code: 'premiumRequired' }));
  expect(await loadPage('x')).toEqual({ status: 'locked' });
  answering(missing);
  expect(await loadPage('x')).toEqual({ status: 'missing' });
});

it('knows that the line is lost, and does not ask again for the quiz', async () => {
  const { sentTo } = answering(unreachable);
  expect(await loadPage('x')).toEqual({ status: 'unreachable' });
  expect(sentTo('quiz', 'page')).toEqual([]);
});

it('asks for a quiz when no lesson has the name', async () => {
  answering(missing, () => foreign({ success: true, quiz: { title: 'Törtek', questions: [{ question: '1+1', options: ['2'] }] } }));
  expect(await loadPage('x')).toMatchObject({ status: 'page', page: { title: 'Törtek' } });
});
