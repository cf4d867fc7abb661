import { AppError, type Who } from '@eszkerek/contract';
import type { Caller } from './caller.ts';

/** Deny by default: only roles named in the declaration are allowed. */
export const requireRight = ({ who, beforeSecondStep }: { who: Who; beforeSecondStep?: boolean }, caller: Caller | null): void => {
  if (who === 'anyone') return;
  if (!caller) throw new AppError('tokenInvalid');
  if (who === 'user') return;
  if (caller.role !== who) throw new AppError('forbidden');
  if (who === 'admin' && caller.lacksSecondStep && !beforeSecondStep) throw new AppError('totpMissing');
  if (who === 'teacher' && caller.rejection)
    throw new AppError('teacherRejected', { extra: { rejection_reason: caller.rejection.reason } });
  if (who === 'teacher' && !caller.approved) throw new AppError('notApproved');
};
