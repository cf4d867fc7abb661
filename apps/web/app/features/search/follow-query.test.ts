import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followQuery } from './follow-query.ts';

const ask = vi.hoisted(() => vi.fn());
vi.mock('../../lib/api.ts', () => ({ api: { catalog: { search: ask } } }));

const hit = { slug: 'matek-5-tort', title: 'Mit jelent a tört?' };
const tell = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  ask.mockResolvedValue({ data: [hit] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('says nothing to an empty query, and that one or two characters are too few; neither is sent', async () => {
  followQuery('  ', tell);
  followQuery('t', tell);
  followQuery('tö ', tell);
  await vi.advanceTimersByTimeAsync(1000);
  expect(tell.mock.calls.flat()).toEqual([{ status: 'empty' }, { status: 'short' }, { status: 'short' }]);
  expect(ask).not.toHaveBeenCalled();
});

it('sends three characters 300 ms after typing stopped, and shows that it searches until then', async () => {
  followQuery('tör', tell);
  expect(tell).toHaveBeenLastCalledWith({ status: 'loading' });
  await vi.advanceTimersByTimeAsync(299);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith({ status: 'ready', hits: [hit], upcoming: [] }));
  expect(ask.mock.calls[0]?.[0]).toEqual({ query: { q: 'tör' } });
});

it('forgets a query that was typed over, before and after it was sent', async () => {
  followQuery('tör', tell)();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).not.toHaveBeenCalled();
  const answer = Promise.withResolvers<{ data: object[] }>();
  ask.mockReturnValue(answer.promise);
  const stop = followQuery('tört', tell);
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  stop();
  answer.resolve({ data: [hit] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(tell).not.toHaveBeenCalledWith(expect.objectContaining({ status: 'ready' }));
});

it('takes a failed search for an empty one, and logs it', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  ask.mockRejectedValue(new Error('baj'));
  followQuery('tört', tell);
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith({ status: 'ready', hits: [], upcoming: [] }));
  expect(log).toHaveBeenCalledWith('search failed', 'baj');
});
