import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from './fake-storage.test-kit.ts';
import { keepLessonPlace, lessonPlaces } from './lesson-places.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  lessonPlaces.reload();
});

it('keeps the places of the last twenty lessons, the latest first', () => {
  for (let i = 0; i < 25; i++) keepLessonPlace(`lecke-${i}`, { section: 'szabaly', part: 3 });
  keepLessonPlace('lecke-10', { section: 'probald', part: 6 });
  expect(Object.keys(lessonPlaces.get()).slice(0, 2)).toEqual(['lecke-10', 'lecke-24']);
  expect(Object.keys(lessonPlaces.get())).toHaveLength(20);
  keepLessonPlace('lecke-10', null);
  expect(lessonPlaces.get()['lecke-10']).toBeUndefined();
});

it('forgets what makes no sense', () => {
  localStorage.setItem('lessonPlaces', '{"a": {"section": 1}, "b": {"section": "szabaly", "part": 3}}');
  lessonPlaces.reload();
  expect(lessonPlaces.get()).toEqual({ b: { section: 'szabaly', part: 3 } });
});
