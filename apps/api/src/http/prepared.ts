import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export const acceptedEncoding = (acceptEncoding: string): Encoding =>
  /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity';

/**
 * Bytes made before anyone asks: an answer that is the same for everybody is checked, serialised and hashed once.
 * Compression happens at the first request that wants it, or earlier through `compress`.
 */
export class Prepared {
  readonly body: Buffer;
  readonly etag: string;
  readonly type: string;
  readonly status: number;
  readonly cacheControl: string;
  readonly #packed: Partial<Record<Encoding, Buffer>>;

  constructor(
    body: Buffer,
    type: string,
    options: { status?: number; cacheControl?: string; packed?: Partial<Record<Encoding, Buffer>> } = {},
  ) {
    this.body = body;
    this.type = type;
    this.status = options.status ?? 200;
    this.cacheControl = options.cacheControl ?? 'no-cache';
    this.etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.#packed = { ...options.packed };
  }

  static json(value: unknown, options: { status?: number; cacheControl?: string } = {}): Prepared {
    return new Prepared(Buffer.from(JSON.stringify(value)), 'application/json; charset=utf-8', options);
  }

  async compress(quality: number): Promise<void> {
    if (!this.compressible) return;
    this.#packed.br ??= await brotli(this.body, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: this.body.length },
    });
    this.#packed.gzip ??= await gzip(this.body, { level: 6 });
  }

  get compressible(): boolean {
    return this.body.length > 1000 && /json|text|javascript|svg|xml|manifest/.test(this.type);
  }

  /** The smallest form this client accepts, compressing now if nobody did before. */
  async bytesFor(acceptEncoding: string): Promise<{ encoding: Encoding; bytes: Buffer }> {
    if (!this.compressible) return { encoding: 'identity', bytes: this.body };
    const wanted = acceptedEncoding(acceptEncoding);
    if (wanted !== 'identity' && !this.#packed[wanted]) await this.compress(5);
    return { encoding: wanted, bytes: this.#packed[wanted] ?? this.body };
  }
}
