import pino, { type DestinationStream, type Logger } from 'pino';

/** JSON lines without personal data, tokens or bodies: request id, call name, status and time. */
export const createLog = (options: { level: string; destination?: DestinationStream }): Logger =>
  pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        err: (error: Error & { code?: string }) => ({
          type: error.name,
          code: error.code,
          stack: error.stack
            ?.split('\n')
            .filter(line => line.trimStart().startsWith('at '))
            .slice(0, 8),
        }),
        req: (request: { id?: string }) => ({ id: request.id }),
        res: () => undefined,
      },
    },
    options.destination ?? pino.destination(2),
  );
