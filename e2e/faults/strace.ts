import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { until } from '../until.ts';

const CALLS = 'trace=read,recvfrom,write,writev,sendto,sendmsg,fsync,fdatasync,pwrite64';

/** What these processes say to the kernel, one line a call, in the order it happened. */
export class Strace {
  readonly #child: ChildProcess;
  readonly #file: string;

  private constructor(child: ChildProcess, file: string) {
    this.#child = child;
    this.#file = file;
  }

  static async attach(pids: readonly number[], file: string): Promise<Strace> {
    const child = spawn('strace', ['-f', '-y', '-ttt', '-s', '400', '-e', CALLS, '-o', file, ...pids.flatMap(pid => ['-p', String(pid)])], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const missing = new Promise<never>((_, reject) => {
      child.once('error', error => reject(new Error(`strace cannot run (${error.message}): install it, the proof of syncing needs it`)));
      child.once('exit', () => reject(new Error(`strace cannot watch the server, is ptrace allowed here? ${said}`)));
    });
    missing.catch(() => {});
    await Promise.race([until('strace watches', () => pids.every(pid => said.includes(`Process ${pid} attached`))), missing]);
    return new Strace(child, file);
  }

  async end(): Promise<string[]> {
    const ended = new Promise(resolve => this.#child.once('exit', resolve));
    this.#child.kill('SIGINT');
    await ended;
    return readFileSync(this.#file, 'utf8').split('\n');
  }
}
