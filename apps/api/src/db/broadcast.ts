import pg from 'pg';

/** Short texts between the processes that share one database. Delivery is best effort: a process that missed a message re-reads the rows. */
export interface Broadcast {
  send(text: string): Promise<void>;
  /** `onGap` is called when texts may have been missed. */
  listen(onText: (text: string) => void, onGap: () => void): { close(): Promise<void> };
}

const CHANNEL = 'eszkerek_live';
const RETRY_MS = 1000;

/** LISTEN needs a connection of its own: a pooled one would lose it when it is returned. */
export const postgresBroadcast = (url: string, send: (channel: string, text: string) => Promise<void>): Broadcast => ({
  send: text => send(CHANNEL, text),
  listen: (onText, onGap) => {
    let closed = false;
    let client: pg.Client | undefined;
    let retry: NodeJS.Timeout | undefined;
    const reconnect = (): void => {
      if (closed) return;
      clearTimeout(retry);
      retry = setTimeout(() => void connect(), RETRY_MS);
    };
    const connect = async (): Promise<void> => {
      const next = new pg.Client({ connectionString: url, application_name: 'eszkerek-listen', keepAlive: true });
      client = next;
      // pg emits 'error' when the connection drops; without a listener the process exits.
      next.on('error', () => {});
      next.on('end', reconnect);
      next.on('notification', ({ payload }) => payload !== undefined && onText(payload));
      try {
        await next.connect();
        await next.query(`listen ${CHANNEL}`);
        onGap();
      } catch {
        await next.end().catch(() => {});
        reconnect();
      }
    };
    const connecting = connect();
    return {
      close: async () => {
        closed = true;
        clearTimeout(retry);
        await connecting;
        await client?.end().catch(() => {});
      },
    };
  },
});
