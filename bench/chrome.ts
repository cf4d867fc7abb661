import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Params = Record<string, unknown>;

export interface Tab {
  send(method: string, params?: Params): Promise<Params>;
  on(method: string, listener: (params: Params) => void): void;
  /** The value of an expression in the page, awaited. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
}

const within = async <T>(ms: number, what: string, look: () => Promise<T | undefined>): Promise<T> => {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`${what}: not within ${ms / 1000} s`);
};

/** Waits in the page until the expression is true. */
export const until = (tab: Tab, expression: string): Promise<true> =>
  within(30_000, expression, async () => ((await tab.evaluate(expression)) === true ? true : undefined));

const connect = async (address: string): Promise<Omit<Tab, 'close'>> => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no answer from ${address}`)));
  });
  const waiting = new Map<number, { resolve: (result: Params) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, (params: Params) => void>();
  socket.addEventListener('message', event => {
    const { id, method, params = {}, result = {}, error }: Message = JSON.parse(String(event.data));
    if (method) listeners.get(method)?.(params);
    if (id === undefined) return;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  let last = 0;
  const send = (method: string, params: Params = {}) =>
    new Promise<Params>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return {
    send,
    on: (method, listener) => listeners.set(method, listener),
    evaluate: async expression => {
      const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      return typeof result === 'object' && result !== null && 'value' in result ? result.value : undefined;
    },
  };
};

/** A browser with one tab, over its debugging protocol. */
export const openTab = async (): Promise<Tab> => {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'eszkerek-chrome-'));
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  const child = spawn(
    process.env.CHROME_PATH ?? '/usr/bin/chromium',
    [...flags, '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=1280,900', 'about:blank'],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const port = await within(30_000, 'the browser starts', async () => {
    const file = path.join(profile, 'DevToolsActivePort');
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : undefined;
  });
  const address = await within(10_000, 'the browser has a tab', async () => {
    const tabs: { type: string; webSocketDebuggerUrl: string }[] = JSON.parse(await (await fetch(`http://127.0.0.1:${port}/json`)).text());
    return tabs.find(tab => tab.type === 'page')?.webSocketDebuggerUrl;
  });
  return {
    ...(await connect(address)),
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
