import { AppError, errors } from '@eszkerek/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const isDiskFull = (error: unknown): boolean => {
  const { errcode, code } = error as { errcode?: number; code?: string };
  return errcode === 13 || code === '53100' || code === 'ENOSPC';
};

/** The database is away, not broken: the client may come back in a moment. */
const isConnectionLost = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  if (code && /^(08\w{3}|57P0\d|53300|25P03|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND)$/.test(code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|statement timeout|database is locked/i.test(
    message ?? '',
  );
};

export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isDiskFull(error) || isConnectionLost(error)) return new AppError('unavailable', { cause: error });
  const status = (error as { statusCode?: number }).statusCode;
  if (status === 413) return new AppError('tooLarge', { cause: error });
  if (status === 415 || (status !== undefined && status >= 400 && status < 500)) return new AppError('malformed', { cause: error });
  return new AppError('internal', { cause: error });
};

export const installErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request: FastifyRequest, reply) => {
    const failure = toAppError(error);
    if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure, code: failure.code }, 'call failed');
    if (failure.code === 'tooMany') reply.header('retry-after', '60');
    void reply
      .code(errors[failure.code].status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ success: false, message: failure.message, ...failure.extra, code: failure.code, requestId: request.id }));
  });
};
