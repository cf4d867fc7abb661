import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export const acceptedEncoding = (acceptEncoding: string): Encoding =>
  /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';

const atQuality = (quality: number, bytes: Buffer): zlib.BrotliOptions => ({
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});

/** zlib returns a slice of a larger buffer; keeping the slice would keep all of it. */
const trimmed = (bytes: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

const encode: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: body => brotli(body, atQuality(5, body)),
  gzip: body => gzip(body, { level: 6 }),
  identity: async body => body,
};

/** A body as it is kept: its tag, and its bytes at brotli quality 1 where that makes sense. */
export interface Packed {
  etag: string;
  compressible: boolean;
  bytes: Buffer;
}

export const packBody = (body: Buffer, type: string): Packed => {
  const compressible = body.length > 1000 && /json|text|javascript|svg|xml|manifest/.test(type);
  return {
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    compressible,
    bytes: compressible ? trimmed(zlib.brotliCompressSync(body, atQuality(1, body))) : body,
  };
};

interface PreparedOptions {
  status?: number;
  cacheControl?: string;
  shared?: boolean;
}

/**
 * A response that is the same for everyone: serialised and hashed once. Text is kept at brotli quality 1 until it is first
 * requested, then at quality 5. For the 439 text files of the site (15.2 MB) that is 81 ms of CPU at start instead of 302, 12 MB
 * less memory than uncompressed, and 19 % fewer bytes to send than quality 1 (decision 15).
 */
export class Prepared {
  readonly etag: string;
  readonly type: string;
  readonly status: number;
  readonly cacheControl: string;
  readonly compressible: boolean;
  /** Whether every guest who asks for the address gets these bytes as long as the process runs. */
  readonly shared: boolean;
  readonly #kept: Buffer;
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};
  readonly #ready: Partial<Record<Encoding, Buffer>> = {};

  constructor({ etag, compressible, bytes }: Packed, type: string, options: PreparedOptions = {}) {
    this.type = type;
    this.status = options.status ?? 200;
    this.shared = options.shared ?? false;
    this.cacheControl = options.cacheControl ?? 'no-cache';
    this.etag = etag;
    this.compressible = compressible;
    this.#kept = bytes;
  }

  static of(body: Buffer, type: string, options: PreparedOptions = {}): Prepared {
    return new Prepared(packBody(body, type), type, options);
  }

  static json(value: unknown, options: PreparedOptions = {}): Prepared {
    return Prepared.of(Buffer.from(JSON.stringify(value)), 'application/json; charset=utf-8', options);
  }

  get body(): Buffer {
    return this.compressible ? zlib.brotliDecompressSync(this.#kept) : this.#kept;
  }

  /** The body in the best encoding the client accepts. */
  async bytesFor(acceptEncoding: string): Promise<{ encoding: Encoding; bytes: Buffer }> {
    if (!this.compressible) return { encoding: 'identity', bytes: this.#kept };
    const encoding = acceptedEncoding(acceptEncoding);
    // Concurrent requests for the same page share one compression.
    this.#encoded[encoding] ??= encode[encoding](this.body).then(bytes => (this.#ready[encoding] = trimmed(bytes)));
    return { encoding, bytes: await this.#encoded[encoding] };
  }

  /** The same without waiting, once somebody has asked for this encoding. */
  readyBytes(encoding: Encoding): Buffer | undefined {
    return this.compressible ? this.#ready[encoding] : this.#kept;
  }

  /** Whether a client that sends this If-None-Match has these bytes. */
  isKnownBy(ifNoneMatch: string): boolean {
    return ifNoneMatch === this.etag || ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === this.etag);
  }
}
