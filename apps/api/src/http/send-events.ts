import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EventSink, type EventStream, eventText } from './event-stream.ts';
import { bareHeaders } from './headers.ts';

const HEARTBEAT_MS = 15_000;
/** A client that reads this far behind is gone or too slow: it reconnects and gets the newest state. */
const MAX_BUFFERED_BYTES = 256 * 1024;

const STREAM_HEADERS = {
  ...bareHeaders,
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies must neither compress nor buffer: an event would wait for the next ones.
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** The streams of one process. They are ended before the server closes: `close()` waits for open responses. */
export class OpenStreams {
  readonly #open = new Set<ServerResponse>();
  #heartbeat: NodeJS.Timeout | undefined;

  get count(): number {
    return this.#open.size;
  }

  install(app: FastifyInstance): void {
    app.addHook('onReady', async () => {
      this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
      this.#heartbeat.unref();
    });
    app.addHook('preClose', async () => {
      clearInterval(this.#heartbeat);
      for (const response of this.#open) response.end();
    });
  }

  add(response: ServerResponse): void {
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  #beat(): void {
    for (const response of this.#open) write(response, ': hb\n\n');
  }
}

const write = (response: ServerResponse, text: string): void => {
  if (response.destroyed || response.writableEnded) return;
  response.write(text);
  if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
};

const sinkOf = (response: ServerResponse): EventSink => ({
  send: event => write(response, eventText(event)),
  sendText: text => write(response, text),
  comment: text => write(response, `: ${text}\n\n`),
  end: () => response.end(),
  onClose: listener => response.once('close', listener),
});

/** Answers with a stream of its own, past Fastify's way of sending: hooks that set headers do not run. */
export const sendEvents = (request: FastifyRequest, reply: FastifyReply, stream: EventStream, open: OpenStreams): FastifyReply => {
  reply.hijack();
  reply.raw.writeHead(200, { ...STREAM_HEADERS, 'x-request-id': request.id });
  if (request.method === 'HEAD') {
    reply.raw.end();
    return reply;
  }
  reply.raw.flushHeaders();
  open.add(reply.raw);
  stream.opened(sinkOf(reply.raw));
  return reply;
};
