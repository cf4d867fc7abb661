import type { FastifyInstance } from 'fastify';

/** Nobody has asked anything for so long: whoever had us on a list has taken us off it. */
const QUIET_MS = 300;
const LONGEST_MS = 3000;
const LOOK_MS = 20;

/**
 * The last seconds of a process: it says that it is not ready, sends its callers elsewhere with each answer, and closes its
 * door only when they have gone. A door closed at once would cut calls that were already on their way.
 */
export class Drain {
  #begun = false;
  #lastCall = 0;

  get begun(): boolean {
    return this.#begun;
  }

  install(app: FastifyInstance): void {
    app.addHook('onRequest', async request => {
      if (!/^\/api\/(health|ready|metrics)/.test(request.url)) this.#lastCall = performance.now();
    });
    app.addHook('onSend', async (_request, reply) => {
      if (this.#begun) reply.header('connection', 'close');
    });
  }

  async finish(): Promise<void> {
    this.#begun = true;
    const since = performance.now();
    const quietSince = () => Math.max(since, this.#lastCall);
    while (performance.now() - quietSince() < QUIET_MS && performance.now() - since < LONGEST_MS)
      await new Promise(resolve => setTimeout(resolve, LOOK_MS));
  }
}
