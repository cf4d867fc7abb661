import cluster from 'node:cluster';
import type { Broadcast } from './db/broadcast.ts';

const isText = (message: unknown): message is { broadcast: string } =>
  typeof message === 'object' && message !== null && 'broadcast' in message && typeof message.broadcast === 'string';

/** Between the workers of one machine, for SQLite: the primary process passes each text on to the other workers. */
export const workerBroadcast = (): Broadcast | undefined =>
  cluster.isWorker
    ? {
        send: async text => void process.send?.({ broadcast: text }),
        listen: onText => {
          const receive = (message: unknown): void => {
            if (isText(message)) onText(message.broadcast);
          };
          process.on('message', receive);
          return { close: async () => void process.off('message', receive) };
        },
      }
    : undefined;

/** In the primary process. */
export const relayBroadcasts = (): void => {
  cluster.on('message', (from, message: unknown) => {
    if (!isText(message)) return;
    for (const worker of Object.values(cluster.workers ?? {})) if (worker && worker.id !== from.id) worker.send(message);
  });
};
