import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Prepared } from './prepared.ts';

/** Sends prepared bytes: 304 if the client has them, else the best encoding it accepts. */
export const sendPrepared = async (request: FastifyRequest, reply: FastifyReply, prepared: Prepared): Promise<FastifyReply> => {
  request.sentPrepared = prepared;
  reply.header('etag', prepared.etag).header('cache-control', prepared.cacheControl).header('vary', 'accept-encoding');
  const known = request.headers['if-none-match'];
  if (prepared.status === 200 && known !== undefined && prepared.isKnownBy(known)) return reply.code(304).send();
  const { encoding, bytes } = await prepared.bytesFor(request.headers['accept-encoding'] ?? '');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(prepared.status).type(prepared.type).send(bytes);
};
