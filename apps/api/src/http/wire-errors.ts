import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, errors } from '@eszkerek/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bareHeaders } from './headers.ts';

const bodyOf = ({ message, code }: AppError, requestId: string): string => JSON.stringify({ success: false, message, code, requestId });

const headersFor = (requestId: string): Record<string, string> => ({
  ...bareHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-request-id': requestId,
});

/** Failures before any route, hook or error handler, in the same JSON form as all others. */
export const wireErrors = {
  /** A URL that cannot be decoded, or a path segment that is too long. */
  frameworkErrors: (error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply): void => {
    const failure = new AppError(error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'notFound' : 'malformed', { cause: error });
    void reply.code(failure.status).headers(headersFor(request.id)).send(bodyOf(failure, request.id));
  },
  /** Malformed HTTP, oversized headers, request timeout. */
  clientErrorHandler: (error: Error & { code?: string }, socket: Socket): void => {
    // Browsers open connections ahead of need: one that never sent a byte gets no reply that could be taken for a page.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
      socket.destroy();
      return;
    }
    const failure = new AppError(error.code === 'HPE_HEADER_OVERFLOW' ? 'tooLarge' : 'malformed');
    const requestId = randomUUID();
    const body = bodyOf(failure, requestId);
    const { status } = errors[failure.code];
    const headers = Object.entries({ ...headersFor(requestId), 'content-length': String(Buffer.byteLength(body)), connection: 'close' });
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
    socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
  },
};
