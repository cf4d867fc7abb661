import { AppError, errors } from '@eszkerek/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTransient } from '../db/unavailable.ts';

/** The data folder is full, or a host could not be reached. */
const SYSTEM_TRANSIENT = /^(ENOSPC|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND)$/;

const isUnavailable = (error: unknown): boolean =>
  isTransient(error) || SYSTEM_TRANSIENT.test((error as { code?: string } | undefined)?.code ?? '');

export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return new AppError('unavailable', { cause: error });
  const status = (error as { statusCode?: number }).statusCode;
  if (status === 413) return new AppError('tooLarge', { cause: error });
  if (status === 415 || (status !== undefined && status >= 400 && status < 500)) return new AppError('malformed', { cause: error });
  return new AppError('internal', { cause: error });
};

export const installErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request: FastifyRequest, reply) => {
    const failure = toAppError(error);
    if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure, code: failure.code }, 'call failed');
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
    void reply
      .code(errors[failure.code].status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ success: false, message: failure.message, ...failure.extra, code: failure.code, requestId: request.id }));
  });
};
