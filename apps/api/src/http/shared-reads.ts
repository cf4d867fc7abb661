import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Limit } from '@eszkerek/contract';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Drain } from './drain.ts';
import { limitAddress } from './limit-address.ts';
import { limitKeys } from './limit-keys.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { acceptedEncoding, type Encoding, type Prepared } from './prepared.ts';

/** The site and every spelling that is really asked for fit many times; the bound is against made-up addresses. */
const MAX_READS = 5000;
const LOG_ONE_OF = 100;
/** Made anew for each answer. */
const OWN_HEADERS = new Set(['x-request-id', 'content-type', 'content-length', 'content-encoding', 'connection', 'date']);

declare module 'fastify' {
  interface FastifyRequest {
    /** What was sent, if it was prepared. */
    sentPrepared: Prepared | null;
  }
}

interface Read {
  prepared: Prepared;
  call: string;
  limit: Limit | undefined;
  headers: readonly string[];
  /** The same with those of the body, by encoding. */
  whole: Map<Encoding, readonly string[]>;
}

/** Names and values in turn, as `writeHead` takes them; the request's id is last. */
const headersWith = (kept: readonly string[]): string[] => {
  const headers = kept.slice();
  headers.push('x-request-id', randomUUID());
  return headers;
};

const wholeHeaders = ({ headers, prepared, whole }: Read, encoding: Encoding, length: number): readonly string[] => {
  const known = whole.get(encoding);
  if (known) return known;
  const made = [...headers, 'content-type', prepared.type, 'content-length', String(length)];
  if (encoding !== 'identity') made.push('content-encoding', encoding);
  whole.set(encoding, made);
  return made;
};

interface Options {
  limits: Limits;
  metrics: Metrics;
  drain: Drain;
  log: FastifyBaseLogger;
  trustProxy: Settings['trustProxy'];
}

const addressReader = (trustProxy: Settings['trustProxy']): ((request: IncomingMessage) => string) => {
  if (trustProxy === false) return request => request.socket.remoteAddress ?? '';
  const trusts = typeof trustProxy === 'string' ? proxyAddr.compile(trustProxy.split(',').map(part => part.trim())) : trustProxy;
  return request => proxyAddr(request, trusts);
};

/**
 * Reads that are the same for every guest, answered before the framework. The first one goes the usual way; its headers are kept
 * with its prepared bytes and sent again to the next guest who asks for exactly that address. Limits, metrics and log see
 * these reads too. Whatever is not plain (a session, a range, a full limit, shutdown) goes the usual way (decision 23).
 */
export class SharedReads {
  readonly #options: Options;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #reads = new Map<string, Read>();
  #answered = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#addressOf = addressReader(options.trustProxy);
  }

  install(app: FastifyInstance): void {
    app.decorateRequest('sentPrepared', null);
    app.addHook('onResponse', (request, reply, done) => {
      this.#remember(request, reply);
      done();
    });
    const usual = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
    app.server.removeAllListeners('request');
    app.server.on('request', (request, response) => {
      if (!this.#answer(request, response)) for (const listener of usual) listener.call(app.server, request, response);
    });
  }

  #remember(request: FastifyRequest, reply: FastifyReply): void {
    const { sentPrepared: prepared, url } = request;
    if (!prepared?.shared || request.method !== 'GET' || request.headers.authorization !== undefined) return;
    if (reply.statusCode !== 200 || this.#reads.has(url)) return;
    const { callName: call = 'site', limit } = request.routeOptions.config;
    // Other limits count by something of the request that is not looked at here.
    if (limit && limit.by !== 'caller' && limit.by !== 'address') return;
    const headers = Object.entries(reply.getHeaders()).filter(([name]) => !OWN_HEADERS.has(name));
    if (this.#reads.size >= MAX_READS) this.#reads.delete(this.#reads.keys().next().value ?? '');
    this.#reads.set(url, { prepared, call, limit, headers: headers.flatMap(([name, value]) => [name, String(value)]), whole: new Map() });
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { limits, metrics, drain, log } = this.#options;
    const read = this.#reads.get(request.url ?? '');
    const { headers } = request;
    if (!read || request.method !== 'GET' || headers.authorization !== undefined || headers.range !== undefined || drain.begun)
      return false;
    const started = performance.now();
    const { prepared, call, limit } = read;
    const known = headers['if-none-match'];
    const encoding = prepared.compressible ? acceptedEncoding(headers['accept-encoding'] ?? '') : 'identity';
    const bytes = prepared.readyBytes(encoding);
    if (!bytes) return false;
    if (limit) {
      const [key] = limitKeys(limit, { caller: null, address: limitAddress(this.#addressOf(request)), params: {} });
      if (!key || !limits.hitKnown(call, key)) return false;
    }
    drain.noteCall();
    const unchanged = known !== undefined && prepared.isKnownBy(known);
    if (unchanged) response.writeHead(304, headersWith(read.headers)).end();
    else response.writeHead(200, headersWith(wholeHeaders(read, encoding, bytes.length))).end(bytes);
    const ms = performance.now() - started;
    metrics.recordShared();
    metrics.record(call, unchanged ? 304 : 200, ms / 1000);
    if (call !== 'site' && this.#answered++ % LOG_ONE_OF === 0)
      log.info({ call, status: unchanged ? 304 : 200, ms: Math.round(ms * 10) / 10, oneOf: LOG_ONE_OF }, 'answered from memory');
    return true;
  }
}
