import { CallError } from '@eszkerek/contract/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadMathsCollection, loadSubject } from './load-collection.ts';

const calls = vi.hoisted(() => ({ page: vi.fn(), mathsCollection: vi.fn() }));
vi.mock('../../lib/api.ts', () => ({ api: { quiz: { page: calls.page }, catalog: { mathsCollection: calls.mathsCollection } } }));

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
beforeEach(() => vi.resetAllMocks());

it('asks for the stated collection of the subject', async () => {
  calls.page.mockResolvedValue({ data: collection });
  expect(await loadSubject('fizika')).toEqual({ status: 'ready', collection });
  expect(calls.page).toHaveBeenCalledWith({ params: { slug: 'interaktiv_fizika_gyujtemeny' } });
});

it.each([
  ['there is none', () => Promise.reject(new CallError(404, 'Ez az oldal nem található.'))],
  ['something else answers', () => Promise.resolve({ data: { kind: 'lesson' } })],
])('names the subject that has no page: %s', async (_, answer) => {
  calls.page.mockImplementation(answer);
  expect(await loadSubject('kemia')).toEqual({ status: 'failed', message: 'A(z) kemia tantárgy főoldala nem található.' });
});

it("shows what the server or the line says, or the stated sentence, after 'Hiba:'", async () => {
  calls.page.mockRejectedValue(new CallError(503, 'Most sokan vagyunk.'));
  expect(await loadSubject('ai')).toEqual({ status: 'failed', message: 'Hiba: Most sokan vagyunk.' });
  calls.page.mockRejectedValue(new CallError(500, ''));
  expect(await loadSubject('ai')).toEqual({ status: 'failed', message: 'Hiba: Hiba az adatok betöltésekor.' });
  calls.mathsCollection.mockRejectedValue(new CallError(500, ''));
  expect(await loadMathsCollection()).toEqual({ status: 'failed', message: 'Hiba: Hiba az adatok betöltésekor.' });
});
