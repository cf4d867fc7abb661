import type { Limit } from '@eszkerek/contract';
import type { Caller } from './caller.ts';

export interface LimitKey {
  who: string;
  max: number;
  seconds: number;
}

/** As the handler reads it, so that spelling a code in another way is not a new count. */
const classCodeOf = (body: unknown): string => {
  const { classCode } = (body ?? {}) as { classCode?: unknown };
  return typeof classCode === 'string' ? classCode.slice(0, 40).replace(/[\s-]/g, '').toUpperCase() : '';
};

/**
 * Whom a request counts for. A signed-in caller counts by account, whatever address they share; a guest's attempt counts by
 * itself, and by the address only up to a bound that a school of guests stays under.
 */
export const limitKeys = (
  { by, max, seconds, addressMax = max }: Limit,
  request: { caller: Caller | null; address: string; params: unknown; body?: unknown; liveToken?: string | undefined },
): LimitKey[] => {
  const { caller, address } = request;
  if (by === 'address') return [{ who: address, max, seconds }];
  if (by === 'classCode')
    return [
      { who: address, max: addressMax, seconds },
      { who: `class ${classCodeOf(request.body)}`, max, seconds },
    ];
  if (caller) return [{ who: caller.userId, max, seconds }];
  const ofAddress = { who: address, max: addressMax, seconds };
  if (by === 'caller') return [ofAddress];
  if (by === 'liveToken') return [ofAddress, ...(request.liveToken ? [{ who: `live ${request.liveToken}`, max, seconds }] : [])];
  const { id } = request.params as { id?: string };
  return [ofAddress, { who: `attempt ${id}`, max, seconds }];
};
