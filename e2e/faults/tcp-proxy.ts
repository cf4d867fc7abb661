import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** A line between two processes that can be cut, or swallow everything without a word. */
export class TcpProxy {
  readonly #server: Server;
  readonly #pairs = new Set<[Socket, Socket]>();
  #swallows = false;
  /** Connections cut and bytes swallowed so far: the proof that the fault fired. */
  cut = 0;
  swallowed = 0;

  private constructor(targetPort: number) {
    this.#server = createServer(client => {
      const target = createConnection(targetPort, '127.0.0.1');
      const pair: [Socket, Socket] = [client, target];
      this.#pairs.add(pair);
      const pass = (from: Socket, to: Socket): void => {
        from.on('data', bytes => {
          if (this.#swallows) this.swallowed += bytes.length;
          else to.write(bytes);
        });
        from.on('error', () => {});
        from.on('close', () => {
          this.#pairs.delete(pair);
          // In a black hole not even the end of the other side is heard.
          if (!this.#swallows) to.destroy();
        });
      };
      pass(client, target);
      pass(target, client);
    });
  }

  static async start(targetPort: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(targetPort);
    await new Promise<void>(resolve => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    if (!address || typeof address !== 'object') throw new Error('the proxy does not listen');
    return address.port;
  }

  /** Resets every connection that is open now; new ones pass. */
  cutAll(): void {
    for (const [client, target] of this.#pairs) {
      this.cut += 1;
      client.resetAndDestroy();
      target.destroy();
    }
    this.#pairs.clear();
  }

  swallow(on: boolean): void {
    this.#swallows = on;
  }

  async stop(): Promise<void> {
    this.#swallows = false;
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
    await new Promise(resolve => this.#server.close(resolve));
  }
}
