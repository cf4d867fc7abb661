import { createServer, type Server, type Socket } from 'node:net';

const REPLIES: [RegExp, string][] = [
  [/^EHLO/i, '250 stub'],
  [/^(HELO|MAIL|RCPT|RSET|NOOP)/i, '250 ok'],
  [/^DATA/i, '354 go on'],
  [/^QUIT/i, '221 bye'],
];

/** A mail server of the plainest kind; the silent one takes the call and never says a word. */
export class SmtpStub {
  readonly received: string[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  calls = 0;

  private constructor(silent: boolean) {
    this.#server = createServer(socket => {
      this.calls += 1;
      this.#sockets.add(socket);
      socket.on('error', () => {}).on('close', () => this.#sockets.delete(socket));
      if (!silent) this.#talk(socket);
    });
  }

  static async start(port: number, { silent = false } = {}): Promise<SmtpStub> {
    const stub = new SmtpStub(silent);
    await new Promise<void>((resolve, reject) => stub.#server.once('error', reject).listen(port, '127.0.0.1', resolve));
    return stub;
  }

  #talk(socket: Socket): void {
    let waiting = '';
    let inMail = false;
    socket.write('220 stub\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      waiting += text;
      for (;;) {
        const end = waiting.indexOf(inMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = waiting.slice(0, end);
        waiting = waiting.slice(end + (inMail ? 5 : 2));
        if (inMail) this.received.push(part);
        const reply = inMail ? '250 taken' : (REPLIES.find(([command]) => command.test(part))?.[1] ?? '500 what');
        inMail = reply.startsWith('354');
        socket.write(`${reply}\r\n`);
      }
    });
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise(resolve => this.#server.close(resolve));
  }
}
