import http from 'node:http';
import { pauseBefore } from '../apps/web/app/features/live/pause-before.ts';
import { newAddress, send, sendOrFail } from './send.ts';

/** One device of a lesson: a stream that comes back by itself on the nodes it knows, and votes that are sent until they arrive. */
export class LiveClient {
  readonly #nodes: readonly string[];
  readonly #path: string;
  readonly token: string;
  #at: number;
  #request: http.ClientRequest | undefined;
  #closed = false;
  #attempt = 0;
  #lastId = '';
  /** When the newest step arrived. */
  seen = { step: -1, at: 0 };
  /** When the present stream delivered its first bytes; 0 while there is none. */
  connectedAt = 0;

  constructor(nodes: readonly string[], node: number, path: string, token: string) {
    this.#nodes = nodes;
    this.#at = node;
    this.#path = path;
    this.token = token;
    this.#connect();
  }

  get #node(): string {
    return this.#nodes[this.#at % this.#nodes.length] ?? '';
  }

  #connect(): void {
    if (this.#closed) return;
    let buffer = '';
    const again = (): void => {
      if (this.#closed || !this.#request) return;
      this.#request = undefined;
      this.connectedAt = 0;
      // The next try goes to the next node, as a load balancer would send it.
      this.#at += 1;
      setTimeout(() => this.#connect(), pauseBefore(this.#attempt++));
    };
    this.#request = http.get(
      this.#node + this.#path,
      {
        agent: false,
        headers: {
          authorization: `Bearer ${this.token}`,
          'x-forwarded-for': newAddress(),
          ...(this.#lastId ? { 'last-event-id': this.#lastId } : {}),
        },
      },
      response => {
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          this.connectedAt ||= performance.now();
          this.#attempt = 0;
          const blocks = (buffer + text).split('\n\n');
          buffer = blocks.pop() ?? '';
          for (const block of blocks) this.#read(block);
        });
        response.on('end', again);
        response.on('error', again);
      },
    );
    this.#request.on('error', again);
  }

  #read(block: string): void {
    const id = /^id: (\d+)/m.exec(block)?.[1];
    if (id) this.#lastId = id;
    if (!/^event: state$/m.test(block)) return;
    const step = Number(/"step":(\d+)/.exec(block)?.[1] ?? -1);
    if (step > this.seen.step) this.seen = { step, at: performance.now() };
  }

  /** Milliseconds until the vote was stored; resent, as a phone does, while a node is away. */
  async vote(body: object): Promise<{ ms: number; tries: number }> {
    const started = performance.now();
    for (let tries = 1; ; tries++) {
      const { status, text } = await send('POST', `${this.#node}/api/live/answers`, { token: this.token, body, address: newAddress() });
      if (status === 200) return { ms: performance.now() - started, tries };
      if (status !== 0 && status < 500) throw new Error(`${status} ${text.slice(0, 200)}`);
      this.#at += 1;
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }

  close(): void {
    this.#closed = true;
    this.#request?.destroy();
  }
}

export const joinAsGuest = async (node: string, code: string): Promise<string> =>
  ((await sendOrFail('POST', `${node}/api/live/${code}/join`, { body: {}, address: newAddress() })) as { token: string }).token;
