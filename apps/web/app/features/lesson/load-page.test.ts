import { CallError } from '@eszkerek/contract/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadPage } from './load-page.ts';

const calls = vi.hoisted(() => ({ lesson: vi.fn(), quiz: vi.fn() }));
vi.mock('../../lib/api.ts', () => ({ api: { lesson: { page: calls.lesson }, quiz: { page: calls.quiz } } }));

const page = { kind: 'lesson', title: 'Törtek', grades: [5], sections: [{ id: 'szabaly' }] };
beforeEach(() => vi.resetAllMocks());

it('asks for the lesson first, by its name ending in .json', async () => {
  calls.lesson.mockResolvedValue({ success: true, data: page });
  expect(await loadPage('matek-5-tort')).toEqual({ status: 'page', page });
  expect(calls.lesson).toHaveBeenCalledWith({ params: { slug: 'matek-5-tort.json' }, query: {} });
  expect(calls.quiz).not.toHaveBeenCalled();
});

it('asks for forints where they are used', async () => {
  calls.lesson.mockResolvedValue({ success: true, data: page });
  expect(await loadPage('matek-5-tort', 'hu')).toEqual({ status: 'page', page, region: 'hu' });
  expect(calls.lesson).toHaveBeenCalledWith({ params: { slug: 'matek-5-tort.json' }, query: { region: 'hu' } });
});

it('then asks for the quiz', async () => {
  calls.lesson.mockRejectedValue(new CallError(500, ''));
  calls.quiz.mockResolvedValue({ success: true, data: page });
  expect(await loadPage('kviz-tort')).toEqual({ status: 'page', page });
  expect(calls.quiz).toHaveBeenCalledWith({ params: { slug: 'kviz-tort' }, query: {} });
});

it.each([
  ['neither success nor message', new CallError(500, ''), 'Az oldal tartalma nem tölthető be.'],
  ['unpublished', new CallError(409, 'A tananyag tartalma jelenleg nem elérhető.'), 'A tananyag tartalma jelenleg nem elérhető.'],
  ['no line', new CallError(0, 'Hálózati hiba: nem érjük el a szervert.'), 'Hálózati hiba: nem érjük el a szervert.'],
])('says the stated sentence: %s', async (_, error, message) => {
  calls.lesson.mockRejectedValue(error);
  calls.quiz.mockRejectedValue(error);
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
  calls.lesson.mockResolvedValue({ success: true, data });
  expect(await loadPage('x')).toEqual({ status: 'failed', message });
});

it.each([
  ['no message', { success: false }, 'Az oldal tartalma nem tölthető be.'],
  ['a message', { success: false, message: 'Épp karbantartunk.' }, 'Épp karbantartunk.'],
])('says the stated sentence for an answer without success and with %s', async (_, answer, message) => {
  calls.lesson.mockResolvedValue(answer);
  expect(await loadPage('x')).toEqual({ status: 'failed', message });
});

it('knows what is locked and what does not exist', async () => {
  calls.lesson.mockRejectedValue(new CallError(403, 'Prémium.', { code: 'premiumRequired' }));
  expect(await loadPage('x')).toEqual({ status: 'locked' });
  calls.lesson.mockRejectedValue(new CallError(404, 'Nincs.'));
  calls.quiz.mockRejectedValue(new CallError(404, 'Nincs.'));
  expect(await loadPage('x')).toEqual({ status: 'missing' });
});

it('asks for a quiz when no lesson has the name', async () => {
  calls.lesson.mockRejectedValue(new CallError(404, 'Nincs.'));
  calls.quiz.mockResolvedValue({ success: true, quiz: { title: 'Törtek', questions: [{ question: '1+1', options: ['2'] }] } });
  expect(await loadPage('x')).toMatchObject({ status: 'page', page: { title: 'Törtek' } });
});
