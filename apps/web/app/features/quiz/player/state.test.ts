import type { AnswerResult, AttemptView } from '@eszkerek/contract/quiz-shapes';
import { expect, test } from 'vitest';
import type { OutboxEntry } from '../outbox/entry.ts';
import { goodCount, nextPlace, segmentsOf, shownValue, triedValue, unanswered } from './derive.ts';
import { openState, type PlayerEvent, type PlayerState, phaseOf, play } from './state.ts';

const attempt = (more: Partial<AttemptView> = {}): AttemptView => ({
  id: 'a1',
  quiz_slug: 'kviz-proba',
  title: 'Próba',
  mode: 'practice',
  started_at: '2026-01-01T00:00:00.000Z',
  finished_at: null,
  score_percentage: null,
  questions: [
    { id: 'q1', type: 'single', question: 'egy', answers: [{ id: 'x', text: 'x' }], hintCount: 2 },
    { id: 'q2', type: 'numeric', question: 'kettő', hintCount: 0 },
    { id: 'q3', type: 'numeric', question: 'három', hintCount: 0 },
  ],
  answers: [],
  hints: [],
  ...more,
});
const entry = (questionId: string, answer: string, key = `k-${questionId}-${answer}`): OutboxEntry => ({
  key,
  attemptId: 'a1',
  questionId,
  answer,
  madeAt: 0,
});
const reply = (questionId: string, status: AnswerResult['status'], canRetry = false): AnswerResult => ({
  questionId,
  status,
  points: status === 'correct' ? 1 : 0,
  message: '',
  canRetry,
});
const run = (state: PlayerState, ...events: PlayerEvent[]): PlayerState => events.reduce(play, state);
const answered = (questionId: string, answer: string, result: AnswerResult): PlayerEvent[] => [
  { type: 'queued', entry: entry(questionId, answer) },
  { type: 'replied', entry: entry(questionId, answer), result },
];

test('a right answer closes the question and counts', () => {
  const state = run(openState(attempt(), []), ...answered('q1', 'x', reply('q1', 'correct')));
  expect(phaseOf(state, 'q1')).toBe('closed');
  expect(goodCount(state)).toBe(1);
});

test('the first miss offers one retry, the second closes', () => {
  const first = run(openState(attempt(), []), ...answered('q1', 'x', reply('q1', 'incorrect', true)));
  expect(phaseOf(first, 'q1')).toBe('again');
  const again = run(first, { type: 'reopened', questionId: 'q1' });
  expect(phaseOf(again, 'q1')).toBe('open');
  expect(shownValue(again, 'q1')).toBeNull();
  expect(triedValue(again, 'q1')).toBe('x');
  const second = run(again, ...answered('q1', 'y', reply('q1', 'incorrect')));
  expect(phaseOf(second, 'q1')).toBe('closed');
  expect(second.given.q1).toEqual(['x', 'y']);
});

test('what was typed stays for the second try', () => {
  const state = run(openState(attempt(), []), ...answered('q2', '12', reply('q2', 'incorrect', true)), {
    type: 'reopened',
    questionId: 'q2',
  });
  expect(shownValue(state, 'q2')).toBe('12');
});

test('an unreadable answer costs no try', () => {
  const state = run(openState(attempt(), []), ...answered('q2', '1.250', reply('q2', 'unreadable', true)));
  expect(phaseOf(state, 'q2')).toBe('open');
  expect(state.given.q2).toBeUndefined();
  expect(play(state, { type: 'drafted', questionId: 'q2', value: '1250' }).replies.q2).toBeUndefined();
});

test('an answer on its way locks its question and lets the pupil go on', () => {
  const state = run(openState(attempt(), []), { type: 'queued', entry: entry('q1', 'x') });
  expect(phaseOf(state, 'q1')).toBe('waiting');
  expect(nextPlace(state)).toBe(1);
  expect(unanswered(state).map(({ id }) => id)).toEqual(['q2', 'q3']);
  const back = run(state, { type: 'went', at: 1 }, { type: 'replied', entry: entry('q1', 'x'), result: reply('q1', 'incorrect', true) });
  expect(back.at).toBe(1);
  expect(phaseOf(back, 'q1')).toBe('again');
});

test('a reload goes on at the first question that needs something and keeps unsent answers', () => {
  const state = openState(
    attempt({ answers: [{ questionId: 'q1', try: 1, answer: 'x', status: 'correct', points: 1, result: reply('q1', 'correct') }] }),
    [entry('q2', '7')],
  );
  expect(state.at).toBe(2);
  expect(phaseOf(state, 'q2')).toBe('waiting');
  expect(shownValue(state, 'q2')).toBe('7');
});

test('after another device answered, the server’s word counts and the place is kept', () => {
  const state = run(openState(attempt(), []), { type: 'went', at: 1 }, { type: 'drafted', questionId: 'q2', value: '9' });
  const synced = run(state, {
    type: 'synced',
    attempt: attempt({
      answers: [{ questionId: 'q1', try: 1, answer: 'x', status: 'correct', points: 1, result: reply('q1', 'correct') }],
    }),
    waiting: [],
  });
  expect(synced.at).toBe(1);
  expect(phaseOf(synced, 'q1')).toBe('closed');
  expect(shownValue(synced, 'q2')).toBe('9');
});

test('what is being written in a test stays when an older answer of it still waits to be sent', () => {
  const sheet = attempt({ mode: 'test' });
  const state = run(
    openState(sheet, []),
    { type: 'drafted', questionId: 'q2', value: '7/12' },
    { type: 'synced', attempt: sheet, waiting: [entry('q2', '7')] },
  );
  expect(shownValue(state, 'q2')).toBe('7/12');
});

test('in a test answers may change until the end', () => {
  const state = run(openState(attempt({ mode: 'test' }), []), ...answered('q1', 'x', reply('q1', 'saved', true)));
  expect(phaseOf(state, 'q1')).toBe('open');
  expect(unanswered(state).map(({ id }) => id)).toEqual(['q2', 'q3']);
  const changed = run(state, { type: 'drafted', questionId: 'q1', value: 'y' }, ...answered('q1', 'y', reply('q1', 'saved', true)));
  expect(changed.given.q1).toEqual(['y']);
});

test('in a test an older reply does not hide a newer answer', () => {
  const older = entry('q2', '1', 'old');
  const newer = entry('q2', '12', 'new');
  const state = run(
    openState(attempt({ mode: 'test' }), []),
    { type: 'drafted', questionId: 'q2', value: '12' },
    { type: 'queued', entry: older },
    { type: 'queued', entry: newer },
    { type: 'replied', entry: older, result: reply('q2', 'saved', true) },
  );
  expect(state.queued.q2?.key).toBe('new');
  expect(shownValue(state, 'q2')).toBe('12');
});

test('hints are added once each', () => {
  const hint: PlayerEvent = { type: 'hinted', questionId: 'q1', hint: 'első', used: 1 };
  const state = run(openState(attempt(), []), hint, hint, { type: 'hinted', questionId: 'q1', hint: 'második', used: 2 });
  expect(state.hints.q1).toEqual(['első', 'második']);
});

test('the bar shows right, half done, on its way and coming', () => {
  const state = run(
    openState(attempt(), []),
    ...answered('q1', 'x', reply('q1', 'correct')),
    ...answered('q2', '1', reply('q2', 'incorrect', true)),
    { type: 'went', at: 2 },
  );
  expect(segmentsOf(state, 5)).toEqual(['ok', 'again', 'current', 'idle', 'idle']);
});

test('a wrong blank is empty again for the second try, a right one stays', () => {
  const steps: AttemptView['questions'][number] = {
    id: 'q4',
    type: 'fillSteps',
    question: 'négy',
    template: '',
    blanks: [{ id: 'a' }, { id: 'b' }],
    hintCount: 0,
  };
  const given = { ...entry('q4', ''), answer: { a: '3', b: '34' } };
  const parts = [
    { id: 'a', status: 'correct' },
    { id: 'b', status: 'incorrect' },
  ];
  const state = run(
    openState(attempt({ questions: [steps] }), []),
    { type: 'queued', entry: given },
    { type: 'replied', entry: given, result: { ...reply('q4', 'partial', true), parts } },
    { type: 'reopened', questionId: 'q4' },
  );
  expect(shownValue(state, 'q4')).toEqual({ a: '3' });
});

test('right answers are praised in turn, in the order they came', () => {
  const state = run(
    openState(attempt(), []),
    ...answered('q3', '1', reply('q3', 'correct')),
    ...answered('q1', 'x', reply('q1', 'incorrect', true)),
    ...answered('q2', '2', reply('q2', 'correct')),
  );
  expect(state.praised).toEqual(['q3', 'q2']);
});
