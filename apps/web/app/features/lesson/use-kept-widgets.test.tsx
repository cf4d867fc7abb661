import type { Section } from '@eszkerek/documents/block';
import { widgets } from '@eszkerek/widgets/registry.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeptWidgets } from './use-kept-widgets.ts';

const widget = (kind: string) => ({ type: 'widget', kind });
const sections = [
  { id: 'a', title: 'A', blocks: [widget('number-line')] },
  { id: 'b', title: 'B', blocks: [{ type: 'callout', blocks: [widget('lever')] }, widget('number-line')] },
] as unknown as readonly Section[];
const views = (['number-line', 'lever'] as const).map(kind => vi.spyOn(widgets[kind], 'view').mockResolvedValue({ default: () => null }));

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  for (const view of views) view.mockClear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const asked = () => views.map(view => view.mock.calls.length);

it('fetches each widget of the lesson once, when the page has been quiet', async () => {
  renderHook(() => useKeptWidgets(sections));
  await wait(5000);
  expect(asked()).toEqual([0, 0]);
  await wait(20_000);
  expect(asked()).toEqual([1, 1]);
});

it('spares the data plan', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderHook(() => useKeptWidgets(sections));
  await wait(25_000);
  expect(asked()).toEqual([0, 0]);
});

it('stops when the lesson is left', async () => {
  const { unmount } = renderHook(() => useKeptWidgets(sections));
  unmount();
  await wait(25_000);
  expect(asked()).toEqual([0, 0]);
});
