import { pauseBefore } from './pause-before.ts';

/** How long a silent stream counts as alive: the server sends a byte every 15 s. */
const SILENCE_MS = 25_000;

export interface StreamEvent {
  id: number;
  event: string;
  data: unknown;
}

export interface StreamOptions {
  url: string;
  token: string;
  onEvent: (event: StreamEvent) => void;
  /** `true` when bytes arrive, `false` when the line was lost and is being opened again. */
  onConnected: (connected: boolean) => void;
  /** The token or the lesson is gone: nothing is tried again. */
  onRefused: (status: number) => void;
}

const valueIn = (line: string): string => line.slice(line.indexOf(':') + 1).trimStart();

/** Splits what arrived into events; what is left belongs to the next one. */
export function readEvents(buffer: string): { events: StreamEvent[]; rest: string } {
  const blocks = buffer.split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap(block => {
    const lines = block.split('\n');
    const find = (name: string) => lines.find(line => line.startsWith(`${name}:`));
    const data = find('data');
    return data === undefined
      ? []
      : [{ id: Number(valueIn(find('id') ?? ':0')), event: valueIn(find('event') ?? ':message'), data: JSON.parse(valueIn(data)) }];
  });
  return { events, rest };
}

/**
 * A stream of server-sent events that comes back by itself. `EventSource` cannot send a bearer token and gives up for good on a
 * 502, so this reads a fetch. Survives sleep: a page that becomes visible, or online, connects at once.
 */
export function openStream({ url, token, onEvent, onConnected, onRefused }: StreamOptions): () => void {
  let closed = false;
  let attempt = 0;
  let lastId: number | null = null;
  let abort: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  let lastByteAt = 0;

  const hush = () => {
    lastByteAt = Date.now();
    clearTimeout(silence);
    silence = setTimeout(() => abort?.abort(), SILENCE_MS);
  };
  const read = async (response: Response): Promise<void> => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let buffer = '';
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done || closed) return;
      hush();
      onConnected(true);
      const { events, rest } = readEvents(buffer + chunk.value);
      buffer = rest;
      for (const event of events) {
        attempt = 0;
        lastId = event.id;
        onEvent(event);
      }
    }
  };
  const connect = async (): Promise<void> => {
    clearTimeout(timer);
    if (closed || abort) return;
    const own = new AbortController();
    abort = own;
    hush();
    try {
      const headers = { authorization: `Bearer ${token}`, ...(lastId === null ? {} : { 'last-event-id': String(lastId) }) };
      const response = await fetch(url, { method: 'GET', headers, signal: own.signal, cache: 'no-store' });
      if ([401, 403, 404].includes(response.status)) {
        stop();
        onRefused(response.status);
        return;
      }
      if (response.ok) await read(response);
    } catch {
      // A lost line, a sleeping device or our own abort: all lead to the next try.
    }
    clearTimeout(silence);
    if (abort === own) abort = null;
    if (closed) return;
    onConnected(false);
    timer = setTimeout(() => void connect(), pauseBefore(attempt++));
  };
  const wake = () => {
    if (document.visibilityState === 'hidden') return;
    attempt = 0;
    // Timers stand still while a device sleeps: a stream that went silent meanwhile is dead already.
    if (abort && Date.now() - lastByteAt > SILENCE_MS) abort.abort();
    if (!abort) void connect();
  };
  const pause = () => abort?.abort();
  const stop = () => {
    closed = true;
    clearTimeout(timer);
    clearTimeout(silence);
    abort?.abort();
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    window.removeEventListener('pagehide', pause);
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  // A page kept for the back button must not hold one of the six connections of its host.
  window.addEventListener('pagehide', pause);
  void connect();
  return stop;
}
