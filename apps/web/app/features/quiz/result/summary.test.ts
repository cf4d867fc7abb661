import type { AnswerResult, AttemptView } from '@eszkerek/contract/quiz-shapes';
import { expect, test } from 'vitest';
import {
  earlyHeadline,
  headlineOf,
  misconceptionsOf,
  missedIds,
  pointsOf,
  reviewOf,
  scoresBy,
  scoreWords,
  topicsToLearn,
} from './summary.ts';

const reply = (questionId: string, status: AnswerResult['status'], misconception?: string): AnswerResult => ({
  questionId,
  status,
  points: 0,
  message: '',
  canRetry: false,
  ...(misconception
    ? { misconception: { id: misconception, text: `„${misconception}”`, lesson: 'matek-5-proba', section: 'szabaly' } }
    : {}),
});
const answer = (questionId: string, attemptNumber: number, value: string, result: AnswerResult) => ({
  questionId,
  try: attemptNumber,
  answer: value,
  status: result.status,
  points: 0,
  result,
});

const attempt: AttemptView = {
  id: 'a1',
  quiz_slug: 'kviz-proba',
  title: 'Próba',
  mode: 'practice',
  started_at: '2026-01-01T00:00:00.000Z',
  finished_at: '2026-01-01T00:10:00.000Z',
  score_percentage: 44,
  questions: ['q1', 'q2', 'q3', 'q4', 'q5'].map((id, place) => ({
    id,
    type: 'numeric',
    question: id,
    hintCount: 0,
    points: place < 2 ? 5 : 10,
    part: place < 2 ? 'i' : 'ii',
  })),
  answers: [
    answer('q2', 2, '3', reply('q2', 'correct')),
    answer('q1', 1, '1', reply('q1', 'correct')),
    answer('q2', 1, '2', reply('q2', 'incorrect', 'elcsuszott')),
    answer('q3', 1, '4', reply('q3', 'partial', 'elcsuszott')),
    answer('q4', 1, '5', reply('q4', 'incorrect', 'masik')),
  ],
  hints: [],
  review: [
    { questionId: 'q1', points: 1, solution: {} },
    { questionId: 'q2', points: 0.5, solution: {} },
    { questionId: 'q3', points: 0.5, solution: {} },
    { questionId: 'q4', points: 0, solution: {} },
    { questionId: 'q5', points: 0, solution: {} },
  ],
};

test('every question gets its verdict from its tries', () => {
  expect(reviewOf(attempt).map(({ verdict }) => verdict)).toEqual(['right', 'second', 'partial', 'wrong', 'empty']);
  expect(reviewOf(attempt)[1]?.answers).toEqual(['2', '3']);
});

test('only what is not right yet is asked again', () => {
  expect(missedIds(reviewOf(attempt))).toEqual(['q3', 'q4', 'q5']);
});

test('points, words and the count of the round of mistakes say the same', () => {
  const review = reviewOf({ ...attempt, questions: attempt.questions.map(({ points: _, ...question }) => question) });
  expect(pointsOf(review)).toEqual({ points: 2, total: 5 });
  expect(scoreWords(review, true)?.map(({ text }) => text)).toEqual([
    '1 elsőre jó',
    '1 másodikra (fél pont)',
    '1 részben (részpont)',
    '1 még nem',
    '1 kimaradt',
  ]);
  expect(missedIds(review)).toHaveLength(1 + 2);
  expect(scoreWords(review.slice(0, 1), true)).toBeNull();
  expect(scoreWords(review.slice(3), false)?.map(({ text }) => text)).toEqual(['0 jó', '1 még nem', '1 kimaradt']);
});

test('a misconception is told once, with the questions it showed in', () => {
  expect(misconceptionsOf(attempt).map(({ misconception, places }) => [misconception.id, places])).toEqual([
    ['elcsuszott', [2, 3]],
    ['masik', [4]],
  ]);
});

test('points are summed by part with their weight', () => {
  expect(scoresBy(reviewOf(attempt), ({ question }) => question.part)).toEqual([
    { topic: 'i', points: 7.5, total: 10 },
    { topic: 'ii', points: 5, total: 30 },
  ]);
});

test('every percent has an encouraging headline without streaks', () => {
  for (let percent = 0; percent <= 100; percent++) {
    const { title, text } = headlineOf(percent);
    expect(`${title} ${text}`).not.toMatch(/sorozat|egymás után|rossz|gyenge/i);
  }
  expect(headlineOf(100).title).not.toBe(headlineOf(10).title);
  // The missed tasks of practice cannot be asked again.
  expect(headlineOf(50).text).toContain('próbáld meg újra');
  expect(headlineOf(50, { repeats: false }).text).not.toContain('újra');
});

test('says no verdict before three tasks of practice are finished', () => {
  const [right, second, , wrong] = reviewOf(attempt);
  if (!right || !second || !wrong) throw new Error('the attempt has questions');
  expect(earlyHeadline([wrong])?.title).toBe('Ez még csak ismerkedés volt.');
  expect(earlyHeadline([{ ...wrong, answers: ['5', '6'] }])?.title).toBe('Az eleje megvan!');
  expect(earlyHeadline([right])?.text).toMatch(/^1 már sikerült/);
  expect(earlyHeadline([right, { ...wrong, answers: ['5', '6'] }])?.text).toMatch(/^2 feladatból 1 már sikerült/);
  expect(earlyHeadline([right, second, right])).toBeUndefined();
});

test('names the topics that lost most, with the lessons of their missed tasks', () => {
  const reviewed = (id: string, topic: string, points: number, lessons: { title: string; slug?: string }[]) => {
    const [first] = reviewOf(attempt);
    if (!first) throw new Error('the attempt has questions');
    return { ...first, question: { ...first.question, id, points: 5 }, topic, points, lessons };
  };
  const kor = { title: 'Kerületi szög' };
  const gula = { title: 'Gúla', slug: 'matek-8-gula' };
  const review = [
    reviewed('1', 'Műveletek', 1, [{ title: 'Műveletek', slug: 'matek-5-muveletek' }]),
    reviewed('2', 'Kör', 0.5, [kor]),
    reviewed('3', 'Testek', 0, [gula]),
    reviewed('4', 'Testek', 0, [gula]),
  ];
  expect(topicsToLearn(review)).toEqual([
    { topic: 'Testek', lessons: [gula] },
    { topic: 'Kör', lessons: [kor] },
  ]);
});
