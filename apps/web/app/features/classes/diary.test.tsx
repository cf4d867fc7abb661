import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Diary } from './diary.tsx';

const server = vi.hoisted(() => ({ answer: {} as object }));
vi.mock('../../lib/api.ts', () => ({ api: { classes: { studentProgress: { key: ['classes', 'studentProgress'] } } } }));
vi.mock('@tanstack/react-query', () => ({ useInfiniteQuery: () => server.answer }));

const akos = {
  id: 's1',
  real_name: 'Nagy Ákos',
  joined_at: '2026-11-01T08:00:00.000Z',
  last_activity_at: null,
  quiz_count: 1,
  lesson_count: 1,
  average_percentage: 80,
};
const entry = { tries: null, hints: null, started_at: '2026-11-10T08:00:00.000Z' };
const quiz = {
  ...entry,
  id: 'p1',
  activity_type: 'quiz_completed',
  completed_at: '2026-11-12T08:00:00.000Z',
  quiz_slug: 'kviz-matek-5-tortek',
  lesson_slug: null,
  curriculum_title: 'Törtek kvíz',
  score_percentage: 80,
};
const lesson = {
  ...entry,
  id: 'p2',
  activity_type: 'lesson',
  completed_at: null,
  quiz_slug: null,
  lesson_slug: 'matek-5-tortek',
  curriculum_title: 'Törtek',
  score_percentage: null,
};

const draw = (answer: object) => {
  server.answer = answer;
  return renderToStaticMarkup(
    <MemoryRouter>
      <Diary student={akos} onClose={() => undefined} />
    </MemoryRouter>,
  );
};

it('dates a finished entry by its end and an open one by its start, with title and result', () => {
  const html = draw({ isSuccess: true, data: { pages: [{ progress: [quiz, lesson], next: null }] } });
  const rows = [...html.matchAll(/<tr data-subject.*?<\/tr>/g)].map(([row]) => row);
  expect(rows).toHaveLength(2);
  for (const shown of ['2026. 11. 12.', 'Kvíz', 'href="/tananyag/kviz-matek-5-tortek"', 'Törtek kvíz', '80%'])
    expect(rows[0]).toContain(shown);
  for (const shown of ['2026. 11. 10.', 'Lecke', 'href="/tananyag/matek-5-tortek"', 'Megnézte']) expect(rows[1]).toContain(shown);
});

it('says the stated sentence when it cannot be had', () => {
  expect(draw({ isError: true, error: new Error('') })).toContain('Hiba a haladási adatok betöltésekor.');
});
