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

/** zlib answers with a piece of a larger buffer: kept for long, all of it would be kept. */
const exactly = (bytes: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

const forms: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: body => brotli(body, atQuality(5, body)),
  gzip: body => gzip(body, { level: 6 }),
  identity: async body => body,
};

/**
 * Bytes made before anyone asks: an answer that is the same for everybody is checked, serialised and hashed once. What packs well
 * is kept quickly packed, for a whole site would take a third of the memory; each form is made for the first who wants it.
 */
export class Prepared {
  readonly etag: string;
  readonly type: string;
  readonly status: number;
  readonly cacheControl: string;
  readonly packs: boolean;
  readonly #kept: Buffer;
  readonly #forms: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(body: Buffer, type: string, options: { status?: number; cacheControl?: string } = {}) {
    this.type = type;
    this.status = options.status ?? 200;
    this.cacheControl = options.cacheControl ?? 'no-cache';
    this.etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.packs = body.length > 1000 && /json|text|javascript|svg|xml|manifest/.test(type);
    this.#kept = this.packs ? exactly(zlib.brotliCompressSync(body, atQuality(1, body))) : body;
  }

  static json(value: unknown, options: { status?: number; cacheControl?: string } = {}): Prepared {
    return new Prepared(Buffer.from(JSON.stringify(value)), 'application/json; charset=utf-8', options);
  }

  get body(): Buffer {
    return this.packs ? zlib.brotliDecompressSync(this.#kept) : this.#kept;
  }

  /** The smallest form this client accepts. */
  async bytesFor(acceptEncoding: string): Promise<{ encoding: Encoding; bytes: Buffer }> {
    if (!this.packs) return { encoding: 'identity', bytes: this.#kept };
    const encoding = acceptedEncoding(acceptEncoding);
    // A class opens the same lesson in one second: the form is made once, and all wait for it.
    this.#forms[encoding] ??= forms[encoding](this.body).then(exactly);
    return { encoding, bytes: await this.#forms[encoding] };
  }
}
