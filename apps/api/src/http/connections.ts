import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Time for a whole request to arrive: a phone on a slow line sends 64 KB in a few seconds. */
const REQUEST_MS = 20_000;
const HEADERS_MS = 10_000;
const CHECK_EVERY_MS = 2000;
/** A school of 600 behind one address opens up to six connections per browser. */
const PER_ADDRESS = 4000;

/** Passed to the server when it is made: the checking interval cannot be changed later. */
export const connectionTimeouts = {
  requestTimeout: REQUEST_MS,
  http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
};

/** Closes connections of an address beyond the cap. A trusted proxy in front opens few and is never counted. */
export const capConnections = (server: Server, options: { behindProxy: boolean; perAddress?: number }): void => {
  if (options.behindProxy) return;
  const { perAddress = PER_ADDRESS } = options;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
};
