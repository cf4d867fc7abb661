import type { FastifyInstance } from 'fastify';

/** No request for this long: the load balancer has dropped this node, so it is safe to close. */
const QUIET_MS = 300;
const MAX_DRAIN_MS = 3000;
const POLL_MS = 20;

/**
 * Graceful shutdown: /api/ready fails, every response carries `connection: close`, and the server stops listening only when
 * requests have ceased. Closing at once would cut requests that are already on their way.
 */
export class Drain {
  #begun = false;
  #lastCall = 0;

  get begun(): boolean {
    return this.#begun;
  }

  install(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      if (!/^\/api\/(health|ready|metrics)/.test(request.url)) this.noteCall();
      done();
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (this.#begun) reply.header('connection', 'close');
      done();
    });
  }

  noteCall(): void {
    this.#lastCall = performance.now();
  }

  async finish(): Promise<void> {
    this.#begun = true;
    const since = performance.now();
    const quietSince = () => Math.max(since, this.#lastCall);
    while (performance.now() - quietSince() < QUIET_MS && performance.now() - since < MAX_DRAIN_MS)
      await new Promise(resolve => setTimeout(resolve, POLL_MS));
  }
}
