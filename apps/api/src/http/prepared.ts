import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export const acceptedEncoding = (acceptEncoding: string): Encoding =>
  /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';

const QUALITY = 5;
const brotli = (body: Buffer): Buffer =>
  zlib.brotliCompressSync(body, {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** zlib returns a slice of a larger buffer; keeping the slice would keep all of it. */
const trimmed = (bytes: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

/** A body as it is kept: its tag, and its bytes, compressed with brotli where that makes sense. */
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
    bytes: compressible ? trimmed(brotli(body)) : body,
  };
};

interface PreparedOptions {
  status?: number;
  cacheControl?: string;
  shared?: boolean;
}

/** A response that is the same for everyone: serialised, hashed and compressed once. Few clients want it in another encoding. */
export class Prepared {
  readonly etag: string;
  readonly type: string;
  readonly status: number;
  readonly cacheControl: string;
  readonly compressible: boolean;
  /** Whether every guest who asks for the address gets these bytes as long as the process runs. */
  readonly shared: boolean;
  readonly #kept: Buffer;
  #gzipping: Promise<Buffer> | undefined;
  #gzipped: Buffer | undefined;

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
    const encoding = this.compressible ? acceptedEncoding(acceptEncoding) : 'identity';
    const ready = this.readyBytes(encoding);
    if (ready) return { encoding, bytes: ready };
    // Concurrent requests for the same page share one compression.
    this.#gzipping ??= gzip(this.body, { level: 6 }).then(bytes => (this.#gzipped = trimmed(bytes)));
    return { encoding, bytes: await this.#gzipping };
  }

  /** The same without waiting; gzip only once somebody has asked for it. */
  readyBytes(encoding: Encoding): Buffer | undefined {
    if (encoding === 'identity') return this.body;
    return encoding === 'br' ? this.#kept : this.#gzipped;
  }

  /** Whether a client that sends this If-None-Match has these bytes. */
  isKnownBy(ifNoneMatch: string): boolean {
    return ifNoneMatch === this.etag || ifNoneMatch.split(',').some(tag => tag.trim().replace(/^W\//, '') === this.etag);
  }
}
