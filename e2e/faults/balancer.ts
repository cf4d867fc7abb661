import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const CHECK_EVERY_MS = 100;

/** A tiny balancer: asks each node whether it is ready, deals calls out in turn, and tries the next node when one refuses the line. */
export class Balancer {
  readonly #server: Server;
  readonly #nodes: readonly string[];
  readonly #agents = new Map<string, Agent>();
  readonly #ready = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #turn = 0;
  /** Calls each node has answered. */
  readonly answered = new Map<string, number>();

  private constructor(nodes: readonly string[]) {
    this.#nodes = nodes;
    for (const node of nodes) this.#agents.set(node, new Agent({ keepAlive: true }));
    this.#server = createServer((incoming, outgoing) => void this.#serve(incoming, outgoing));
    this.#timer = setInterval(() => void this.#check(), CHECK_EVERY_MS);
  }

  static async start(nodes: readonly string[]): Promise<Balancer> {
    const balancer = new Balancer(nodes);
    await balancer.#check();
    await new Promise<void>(resolve => balancer.#server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #check(): Promise<void> {
    await Promise.all(
      this.#nodes.map(async node => {
        const ok = await fetch(`${node}/api/ready`, { signal: AbortSignal.timeout(2000) }).then(
          response => response.ok,
          () => false,
        );
        if (ok) this.#ready.add(node);
        else this.#ready.delete(node);
      }),
    );
  }

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const ready = this.#nodes.filter(node => this.#ready.has(node));
    this.#turn += 1;
    const order = ready.map((_, i) => ready[(i + this.#turn) % ready.length] ?? '');
    for (const node of order) {
      const outcome = await this.#pass(node, incoming, Buffer.concat(chunks), outgoing);
      if (outcome === 'answered') return;
      if (outcome === 'broken') break;
    }
    outgoing.writeHead(502).end();
  }

  #pass(node: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<'answered' | 'refused' | 'broken'> {
    return new Promise(resolve => {
      const { 'transfer-encoding': _, connection: __, ...headers } = incoming.headers;
      const passed = request(node + incoming.url, {
        method: incoming.method,
        headers: { ...headers, 'content-length': body.length },
        agent: this.#agents.get(node),
      });
      passed.on('response', async response => {
        const parts: Buffer[] = [];
        try {
          for await (const part of response) parts.push(part as Buffer);
        } catch {
          resolve('broken');
          return;
        }
        this.answered.set(node, (this.answered.get(node) ?? 0) + 1);
        const { connection: ___, 'keep-alive': ____, ...answerHeaders } = response.headers;
        outgoing.writeHead(response.statusCode ?? 502, answerHeaders).end(Buffer.concat(parts));
        resolve('answered');
      });
      passed.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'broken'));
      passed.end(body);
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    for (const agent of this.#agents.values()) agent.destroy();
    this.#server.closeAllConnections();
    await new Promise(resolve => this.#server.close(resolve));
  }
}
