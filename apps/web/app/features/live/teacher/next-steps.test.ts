import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';

const at = (lesson: Partial<TeacherLiveView['lesson']>, more: Partial<TeacherLiveView> = {}) =>
  nextSteps({
    advice: null,
    twin: false,
    show_bars: false,
    ...more,
    lesson: { phase: 'voting', round: 1, index: 0, total: 3, pace: 'teacher', paused: false, seconds_left: null, ...lesson },
  } as TeacherLiveView).map(({ action }) => action);

it('leads through vote, talk, second vote and reveal', () => {
  expect(at({ phase: 'lobby' })[0]).toBe('start');
  expect(at({})[0]).toBe('close');
  expect(at({ phase: 'closed' }, { advice: 'discuss' })[0]).toBe('discuss');
  expect(at({ phase: 'discuss' })[0]).toBe('revote');
  expect(at({ phase: 'closed', round: 2 })[0]).toBe('reveal');
  expect(at({ phase: 'reveal' })[0]).toBe('next');
});

it('offers what the advice says: a new vote after explaining, a talk, the solution; and the end after the last question', () => {
  expect(at({ phase: 'closed' }, { advice: 'explain' })[0]).toBe('revote');
  expect(at({ phase: 'closed' }, { advice: 'goOn' })[0]).toBe('reveal');
  expect(at({ phase: 'reveal', index: 2 }, { twin: true })).toEqual(['end', 'twin']);
  expect(at({ phase: 'ended' })).toEqual([]);
});

it('offers more time only with a timer, and no bars before the first vote is closed', () => {
  expect(at({ seconds_left: 20 })).toContain('moreTime');
  expect(at({})).not.toContain('moreTime');
  expect(at({})).not.toContain('showBars');
  expect(at({ phase: 'closed' }, { show_bars: true })).toContain('hideBars');
  expect(at({ round: 2 }, { show_bars: true })).toContain('hideBars');
});

it('lets the lesson be ended in every phase, after a question', () => {
  const asks = (phase: TeacherLiveView['lesson']['phase']) => at({ phase }).includes('end');
  expect((['lobby', 'voting', 'closed', 'discuss', 'reveal'] as const).filter(phase => !asks(phase))).toEqual([]);
});
