import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './prepared.ts';

/** A short answer fits into the first packets as it is. */
const WORTH_PACKING = 4096;

/** On the spot: at these levels packing costs less than sending all the bytes would. */
const packers = {
  br: (bytes: Uint8Array) => zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (bytes: Uint8Array) => zlib.gzipSync(bytes, { level: 3 }),
};

const encoder = new TextEncoder();
/** Packing is done before anybody else can write here; a buffer of its own would cost a text a third more. */
const desk = Buffer.allocUnsafeSlow(512 * 1024);
const MOST_BYTES_OF_A_CHARACTER = 3;
const bytesOf = (text: string): Uint8Array =>
  text.length * MOST_BYTES_OF_A_CHARACTER > desk.length ? Buffer.from(text) : desk.subarray(0, encoder.encodeInto(text, desk).written);

/** An answer for this caller alone. A quiz is long for its formulas, which are much alike: a twentieth of it goes over a slow line. */
export const sendJson = (request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply => {
  const text = JSON.stringify(value);
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (text.length < WORTH_PACKING) return reply.send(text);
  reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding'] ?? '');
  if (encoding === 'identity') return reply.send(text);
  return reply.header('content-encoding', encoding).send(packers[encoding](bytesOf(text)));
};
