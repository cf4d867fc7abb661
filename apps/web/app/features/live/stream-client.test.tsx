import { afterEach, expect, it, vi } from 'vitest';
import { pauseBefore } from './pause-before.ts';
import { openStream, readEvents, type StreamEvent } from './stream-client.ts';

afterEach(() => vi.unstubAllGlobals());

it('waits a second, doubled up to fifteen, with full jitter', () => {
  expect([0, 1, 3, 9].map(attempt => pauseBefore(attempt, () => 1))).toEqual([1000, 2000, 8000, 15_000]);
  expect(pauseBefore(9, () => 0)).toBe(0);
});

it('reads whole events, skips comments and keeps what is cut', () => {
  const { events, rest } = readEvents(': hb\n\nid: 7\nevent: state\ndata: {"a":"b: c"}\n\nid: 8\nevent: cou');
  expect(events).toEqual([{ id: 7, event: 'state', data: { a: 'b: c' } }]);
  expect(rest).toBe('id: 8\nevent: cou');
});

/** As in a browser: aborting the request breaks the body that is being read. */
const withAbort = (response: Response, ended: Promise<never>): Response => {
  const reader = response.body?.getReader();
  if (!reader) return response;
  ended.catch(() => {});
  const body = new ReadableStream<Uint8Array>({
    pull: async controller => {
      const chunk = await Promise.race([reader.read(), ended]);
      if (chunk.done) controller.close();
      else controller.enqueue(chunk.value);
    },
  });
  return new Response(body, { status: response.status });
};

/** A server whose answers are given one after the other; the last one repeats. */
const answering = (...answers: (() => Response | Promise<never>)[]) => {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    const response = await (answers[sent.length - 1] ?? answers.at(-1))?.();
    const ended = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    );
    return response && withAbort(response, ended);
  });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return sent;
};
const stream = (...texts: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    }),
  );
const event = (id: number) => `id: ${id}\nevent: state\ndata: {"version":${id}}\n\n`;

it('comes back after a lost line with the id of the last event, and sends its token each time', async () => {
  const sent = answering(
    () => stream(event(1), event(2)),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => new Response('', { status: 502 }),
    () => stream(event(3)),
    () => new Response('', { status: 401 }),
  );
  const got: StreamEvent[] = [];
  const connected: boolean[] = [];
  const refused = await new Promise<number>(resolve => {
    openStream({
      url: '/s',
      token: 'elo_1',
      onEvent: one => got.push(one),
      onConnected: is => connected.push(is),
      onRefused: resolve,
    });
  });
  expect(refused).toBe(401);
  expect(got.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(sent.map(headers => headers.get('last-event-id'))).toEqual([null, '2', '2', '2', '3']);
  expect(new Set(sent.map(headers => headers.get('authorization')))).toEqual(new Set(['Bearer elo_1']));
  expect(connected).toContain(false);
});

it('closed, it asks no more', async () => {
  const sent = answering(() => stream(event(1)));
  await new Promise<void>(resolve => {
    const close = openStream({
      url: '/s',
      token: 't',
      onEvent: () => {
        close();
        resolve();
      },
      onConnected: () => {},
      onRefused: () => {},
    });
  });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

it('after a sleep it opens a new stream at once instead of waiting for the dead one', async () => {
  const silent = () => new Response(new ReadableStream({ start: controller => controller.enqueue(new TextEncoder().encode(event(1))) }));
  const sent = answering(silent, () => new Response('', { status: 401 }));
  const refused = new Promise<number>(resolve => {
    openStream({
      url: '/s',
      token: 't',
      onEvent: () => {
        vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
        document.dispatchEvent(new Event('visibilitychange'));
      },
      onConnected: () => {},
      onRefused: resolve,
    });
  });
  expect(await refused).toBe(401);
  expect(sent).toHaveLength(2);
});
