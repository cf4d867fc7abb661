import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './prepared.ts';

/** A shorter response fits into the first packets uncompressed. */
const COMPRESS_FROM = 4096;

/** Synchronous: at these levels compressing costs less CPU than sending all the bytes would. */
const compress = {
  br: (text: string) => zlib.brotliCompressSync(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (text: string) => zlib.gzipSync(text, { level: 3 }),
};

/** A response for one caller. A quiz is long because of its formulas, which are much alike: compressed it is a twentieth. */
export const sendJson = (request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply => {
  const text = JSON.stringify(value);
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (text.length < COMPRESS_FROM) return reply.send(text);
  reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding'] ?? '');
  if (encoding === 'identity') return reply.send(text);
  return reply.header('content-encoding', encoding).send(compress[encoding](text));
};
