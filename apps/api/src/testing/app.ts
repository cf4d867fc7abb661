import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Clock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import { type Deps, makeDeps } from '../deps.ts';
import { createLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { freshEngine } from './engines.ts';
import { testLibrary } from './library.ts';

/** A clock that stands still until moved. */
export class TestClock implements Clock {
  #now: Date;
  constructor(now = '2026-11-15T08:00:00.000Z') {
    this.#now = new Date(now);
  }
  now(): Date {
    return new Date(this.#now);
  }
  /** Recorded waits, in order. */
  readonly waits: number[] = [];
  async wait(ms: number): Promise<void> {
    this.waits.push(ms);
  }
  set(now: string | Date): void {
    this.#now = new Date(now);
  }
  forward(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    this.#now = new Date(
      this.#now.getTime() + (((by.days ?? 0) * 24 + (by.hours ?? 0)) * 60 + (by.minutes ?? 0)) * 60_000 + (by.seconds ?? 0) * 1000,
    );
  }
}

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  clock: TestClock;
  engine: Engine;
  /** Calls the API as the browser would; `token` signs it. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string>; address?: string },
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Record<string, unknown>; text: string }>;
}

const open: FastifyInstance[] = [];
export const closeApps = async (): Promise<void> => {
  for (const app of open.splice(0)) await app.close();
};

export const testSettings = (env: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: mkdtempSync(path.join(os.tmpdir(), 'eszkerek-data-')), DEMO: '0', PUBLIC_URL: 'http://eszkerek.test', ...env });

/** The whole API over a fresh database: the same wiring as the real process, with a clock that tests move. */
export const testApp = async (
  options: { engine?: Engine; env?: Record<string, string>; overrides?: Partial<Deps> } = {},
): Promise<TestApp> => {
  const engine = options.engine ?? (await freshEngine());
  const clock = new TestClock();
  const deps: Deps = {
    ...makeDeps({ settings: testSettings(options.env), engine, clock, log: createLog({ level: 'silent' }), library: testLibrary() }),
    ...options.overrides,
  };
  const app = buildApp(deps);
  open.push(app);
  await app.ready();
  return {
    app,
    deps,
    clock,
    engine,
    call: async (method, url, { token, body, headers, address } = {}) => {
      const response = await app.inject({
        method,
        url,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
        ...(address ? { remoteAddress: address } : {}),
      });
      const isJson = String(response.headers['content-type']).includes('json');
      return {
        status: response.statusCode,
        body: isJson && response.body ? response.json() : {},
        headers: response.headers,
        text: response.body,
      };
    },
  };
};
