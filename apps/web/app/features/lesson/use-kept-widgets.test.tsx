import type { Section } from '@eszkerek/documents/block';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const widget = (kind: string) => ({ type: 'widget', kind });
const sections = [
  { id: 'a', title: 'A', blocks: [widget('number-line')] },
  { id: 'b', title: 'B', blocks: [{ type: 'callout', blocks: [widget('lever')] }, widget('number-line')] },
] as unknown as readonly Section[];

const load = async () => {
  // A copy of its own: what is fetched here would be shown by the widgets of other files.
  vi.resetModules();
  const { widgets } = await import('@eszkerek/widgets/registry.ts');
  const { useKeptWidgets } = await import('./use-kept-widgets.ts');
  const views = (['number-line', 'lever'] as const).map(kind => vi.spyOn(widgets[kind], 'view').mockResolvedValue({ default: () => null }));
  return { useKeptWidgets, asked: () => views.map(view => view.mock.calls.length) };
};
let page: Awaited<ReturnType<typeof load>>;
let worker: EventTarget & { controller: unknown };

beforeEach(async () => {
  page = await load();
  vi.useFakeTimers();
  worker = Object.assign(new EventTarget(), { controller: {} });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('fetches each widget of the lesson once, as soon as the page is idle', async () => {
  renderHook(() => page.useKeptWidgets(sections));
  await wait(1000);
  expect(page.asked()).toEqual([1, 0]);
  await wait(10_000);
  expect(page.asked()).toEqual([1, 1]);
});

it('waits for the page to load, and for the service worker that keeps what is fetched', async () => {
  const loading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  worker.controller = null;
  renderHook(() => page.useKeptWidgets(sections));
  await wait(10_000);
  loading.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  await wait(10_000);
  expect(page.asked()).toEqual([0, 0]);
  worker.dispatchEvent(new Event('controllerchange'));
  await wait(3000);
  expect(page.asked()).toEqual([1, 1]);
});

it('spares the data plan', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderHook(() => page.useKeptWidgets(sections));
  await wait(25_000);
  expect(page.asked()).toEqual([0, 0]);
});

it('stops when the lesson is left', async () => {
  const { unmount } = renderHook(() => page.useKeptWidgets(sections));
  unmount();
  await wait(25_000);
  expect(page.asked()).toEqual([0, 0]);
});
