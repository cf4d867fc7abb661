import net from 'node:net';

export interface Expected {
  status: number;
  /** Allowed lengths of the body. */
  lengths: ReadonlySet<number>;
}

export interface Flood {
  url: string;
  /** Header lines of each request in turn, such as one per caller. */
  callers: readonly Record<string, string>[];
  expected: Expected;
  connections: number;
  seconds: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

const requestOf = ({ host, pathname }: URL, headers: Record<string, string>): Buffer => {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
};

/** Status and body length as the head announces them. Every response here has a content-length, or no body (304). */
const readHead = (head: string): { status: number; length: number } => {
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  return { status, length: length === undefined ? (status === 304 ? 0 : Number.NaN) : Number(length) };
};

/** One keep-alive connection: sends the next request when the last response has arrived in full. */
const connection = (flood: Flood, next: () => Buffer, until: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(flood.url);
    const { status: wanted, lengths } = flood.expected;
    let done = 0;
    let waiting = Buffer.alloc(0);
    let bodyLeft = 0;
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
    const fail = (reason: string): void => {
      socket.destroy();
      reject(new Error(`${flood.url}: ${reason}`));
    };
    const finished = (): void => {
      done += 1;
      if (performance.now() < until) return void socket.write(next());
      socket.destroy();
      resolve(done);
    };
    socket.on('error', error => fail(error.message));
    socket.on('end', () => fail('connection closed by the server'));
    socket.on('data', chunk => {
      if (bodyLeft > 0) {
        bodyLeft -= chunk.length;
        if (bodyLeft < 0) return fail('more bytes than announced');
        if (bodyLeft === 0) finished();
        return;
      }
      waiting = waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk;
      const end = waiting.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const { status, length } = readHead(waiting.toString('latin1', 0, end));
      if (status !== wanted || !lengths.has(length)) return fail(`unexpected ${status} with ${length} bytes`);
      bodyLeft = length - (waiting.length - end - END_OF_HEAD.length);
      waiting = Buffer.alloc(0);
      if (bodyLeft < 0) return fail('more bytes than announced');
      if (bodyLeft === 0) finished();
    });
    socket.write(next());
  });

/** Right responses per second. Throws at the first response with another status or length: a refusal is not a read. */
export const flood = async (options: Flood): Promise<number> => {
  const requests = options.callers.map(headers => requestOf(new URL(options.url), headers));
  let sent = 0;
  const next = (): Buffer => requests[sent++ % requests.length] ?? Buffer.alloc(0);
  const started = performance.now();
  const until = started + options.seconds * 1000;
  const counts = await Promise.all(Array.from({ length: options.connections }, () => connection(options, next, until)));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
};
