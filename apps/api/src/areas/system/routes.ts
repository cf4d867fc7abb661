import { AppError, contract, openApi } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Metrics } from '../../http/metrics.ts';
import { Prepared } from '../../http/prepared.ts';
import { jobStates } from '../../jobs/lease-store.ts';
import { writeCheck } from './can-write.ts';

const LOCAL = /^(127\.|::1$|::ffff:127\.)/;

export const systemHandlers = ({ engine }: Deps, metrics: Metrics, isStopping: () => boolean): Handlers<typeof contract.system> => {
  const canWrite = writeCheck(engine.db);
  let printed: Prepared | undefined;
  return {
    health: () => ({ success: true }),
    ready: async () => {
      if (isStopping()) throw new AppError('unavailable');
      await engine.ping();
      await canWrite().catch(error => {
        throw new AppError('unavailable', { cause: error });
      });
      const warnings = (await jobStates(engine.db)).flatMap(({ name, note }) => (note ? [`${name}: ${note}`] : []));
      return { success: true, warnings };
    },
    metrics: ({ address }) => {
      if (!LOCAL.test(address)) throw new AppError('notFound');
      return metrics.text();
    },
    openapi: () => (printed ??= Prepared.json(openApi(contract))),
  };
};
