import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { foreign, refusal, serve } from '../../testing/serve.ts';
import { followQuery } from './follow-query.ts';

const hit = { slug: 'matek-5-tort', title: 'Mit jelent a tört?' };
const answer = () => foreign({ data: [hit] });
const tell = vi.fn();
const asked = (search: () => ReturnType<typeof answer> | Promise<ReturnType<typeof answer>> = answer) => {
  const { sentTo } = serve({ catalog: { search } });
  return () => sentTo('catalog', 'search');
};

beforeEach(() => {
  vi.useFakeTimers();
  tell.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says nothing to an empty query, and that one or two characters are too few; neither is sent', async () => {
  const sent = asked();
  followQuery('  ', tell);
  followQuery('t', tell);
  followQuery('tö ', tell);
  await vi.advanceTimersByTimeAsync(1000);
  expect(tell.mock.calls.flat()).toEqual([{ status: 'empty' }, { status: 'short' }, { status: 'short' }]);
  expect(sent()).toEqual([]);
});

it('sends three characters 300 ms after typing stopped, and shows that it searches until then', async () => {
  const sent = asked();
  followQuery('tör', tell);
  expect(tell).toHaveBeenLastCalledWith({ status: 'loading' });
  await vi.advanceTimersByTimeAsync(299);
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith({ status: 'ready', hits: [hit], upcoming: [] }));
  expect(sent()).toMatchObject([{ query: { q: 'tör' } }]);
});

it('forgets a query that was typed over, before and after it was sent', async () => {
  const late = Promise.withResolvers<ReturnType<typeof answer>>();
  const sent = asked(() => late.promise);
  followQuery('tör', tell)();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual([]);
  const stop = followQuery('tört', tell);
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  stop();
  late.resolve(answer());
  await vi.advanceTimersByTimeAsync(1000);
  expect(tell).not.toHaveBeenCalledWith(expect.objectContaining({ status: 'ready' }));
});

it('takes a failed search for an empty one, and logs it', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  asked(() => refusal(500, 'baj'));
  followQuery('tört', tell);
  await vi.advanceTimersByTimeAsync(300);
  await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith({ status: 'ready', hits: [], upcoming: [] }));
  expect(log).toHaveBeenCalledWith('search failed', 'baj');
});
