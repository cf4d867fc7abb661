import type { ProgressEntry } from '@eszkerek/contract/classes';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal, serve } from '../../testing/serve.ts';
import { show } from '../../testing/show.tsx';
import { Diary } from './diary.tsx';

const akos = {
  id: '0190a1b2-0000-7000-8000-0000000000b1',
  real_name: 'Nagy Ákos',
  joined_at: '2026-11-01T08:00:00.000Z',
  last_activity_at: null,
  quiz_count: 1,
  lesson_count: 1,
  average_percentage: 80,
};
const entry = { tries: null, hints: null, started_at: '2026-11-10T08:00:00.000Z' };
const quiz: ProgressEntry = {
  ...entry,
  id: 'p1',
  activity_type: 'quiz_completed',
  completed_at: '2026-11-12T08:00:00.000Z',
  quiz_slug: 'kviz-matek-5-tortek',
  lesson_slug: null,
  curriculum_title: 'Törtek kvíz',
  score_percentage: 80,
};
const lesson: ProgressEntry = {
  ...entry,
  id: 'p2',
  activity_type: 'lesson',
  completed_at: null,
  quiz_slug: null,
  lesson_slug: 'matek-5-tortek',
  curriculum_title: 'Törtek',
  score_percentage: null,
};
const showDiary = () => show(<Diary classId="c1" student={akos} onClose={() => undefined} />);

it('dates a finished entry by its end and an open one by its start, with title and result', async () => {
  serve({ classes: { studentProgress: () => ({ success: true, progress: [quiz, lesson], next: null }) } });
  showDiary();
  const quizLink = await screen.findByRole('link', { name: /Törtek kvíz/ });
  const rows = screen.getAllByRole('row').filter(row => within(row).queryByRole('link') !== null);
  expect(rows).toHaveLength(2);
  expect(quizLink).toHaveAttribute('href', '/tananyag/kviz-matek-5-tortek');
  expect(within(rows[1] ?? document.body).getByRole('link')).toHaveAttribute('href', '/tananyag/matek-5-tortek');
  for (const shown of ['2026. 11. 12.', 'Kvíz', '80%']) expect(rows[0]).toHaveTextContent(shown);
  for (const shown of ['2026. 11. 10.', 'Lecke', 'Megnézte']) expect(rows[1]).toHaveTextContent(shown);
});

it('says the stated sentence when it cannot be had', async () => {
  serve({ classes: { studentProgress: () => refusal(500, '') } });
  showDiary();
  expect(await screen.findByText('Hiba a haladási adatok betöltésekor.')).toBeVisible();
});

it.each([
  ['takes the teacher to a diary far below the list of pupils', 1696, 1],
  ['stays where a diary beside the list is seen', 120, 0],
])('%s', async (_, top, times) => {
  serve({ classes: { studentProgress: () => ({ success: true, progress: [quiz], next: null }) } });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100));
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  showDiary();
  const section = screen.getByRole('region', { name: 'Haladási napló' });
  // A smooth scroll would end below the rows that load meanwhile.
  expect(scroll.mock.calls).toEqual(Array(times).fill([{ behavior: 'instant', block: 'start' }]));
  expect(document.activeElement === section).toBe(times === 1);
  await screen.findByText('Törtek kvíz');
});
