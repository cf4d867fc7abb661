import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../apps/api/src/testing/free-port.ts';
import { until } from './until.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');
const START_WITHIN_MS = 90_000;

export interface End {
  code: number | null;
  signal: NodeJS.Signals | null;
}

interface Options {
  env?: Record<string, string>;
  /** Another server's folder or port, to start again where it ended. */
  dataDir?: string;
  port?: number;
}

/** The real server as its own process. Without the demo school unless DEMO says so; X-Forwarded-For is trusted, so that a test can call from many addresses. */
export class ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #ended: Promise<End> | undefined;
  /** What the process wrote to its log and to stderr since its last start. */
  output = '';

  private constructor(port: number, dataDir: string, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.#env = { PORT: String(port), DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn', NODE_ENV: 'test', TRUST_PROXY: '1', ...env };
  }

  static async create({ env = {}, dataDir, port }: Options = {}): Promise<ServerProcess> {
    return new ServerProcess(port ?? (await freePort()), dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'eszkerek-e2e-')), env);
  }

  static async start(options: Options = {}): Promise<ServerProcess> {
    const server = await ServerProcess.create(options);
    await server.start();
    return server;
  }

  get pid(): number {
    if (!this.#child?.pid) throw new Error('the server was not started');
    return this.#child.pid;
  }

  get running(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts the process; `ready` waits until it serves. */
  spawn(): void {
    this.output = '';
    const child = spawn(process.execPath, [process.env.SERVER_ENTRY ?? 'apps/api/src/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output = (this.output + text).slice(-20_000);
      });
    this.#child = child;
    this.#ended = new Promise(resolve => child.once('exit', (code, signal) => resolve({ code, signal })));
  }

  async ready(): Promise<void> {
    await until(
      'the server is ready',
      async () => {
        if (!this.running) throw new Error(`the server ended: ${this.output}`);
        return fetch(`${this.url}/api/ready`).then(
          response => response.ok,
          () => false,
        );
      },
      START_WITHIN_MS,
    );
  }

  async start(): Promise<void> {
    this.spawn();
    await this.ready();
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends the process; `SIGKILL` simulates a power cut. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<End> {
    if (!this.#child || !this.#ended) throw new Error('the server was not started');
    if (this.running) this.#child.kill(signal);
    return this.#ended;
  }

  ended(): Promise<End> {
    if (!this.#ended) throw new Error('the server was not started');
    return this.#ended;
  }

  async remove(): Promise<void> {
    if (this.#child) await this.stop('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
