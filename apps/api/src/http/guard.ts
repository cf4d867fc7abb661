import { AppError, type Who } from '@eszkerek/contract';
import type { Caller } from './caller.ts';

/** Deny by default: a caller passes only where the declaration names the role. */
export const requireRight = (who: Who, caller: Caller | null): void => {
  if (who === 'anyone') return;
  if (!caller) throw new AppError('tokenInvalid');
  if (who === 'user') return;
  if (caller.role !== who) throw new AppError('forbidden');
  if (who === 'teacher' && !caller.approved) throw new AppError('notApproved');
};
