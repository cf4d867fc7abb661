import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { ReadSession } from '../../http/caller.ts';
import { findSession, hashToken } from './session-store.ts';

export const sessionReader =
  ({ engine, clock, settings }: Pick<Deps, 'engine' | 'clock' | 'settings'>): ReadSession =>
  async token => {
    const row = await findSession(engine.db, hashToken(token));
    if (!row) throw new AppError('tokenInvalid');
    if (row.ended_at) throw new AppError(row.end_reason === 'replaced' ? 'sessionReplaced' : 'tokenInvalid');
    if (row.expires_at <= clock.now().toISOString()) throw new AppError('tokenInvalid');
    return {
      userId: row.user_id,
      role: row.role,
      approved: row.role !== 'teacher' || row.approved_at !== null,
      ...(row.rejected_at !== null && { rejection: { reason: row.rejection_reason } }),
      sessionId: row.id,
      confirmedAt: row.confirmed_at ?? row.created_at,
      teacherMode: row.role === 'teacher' && row.approved_at !== null && row.teacher_mode_at !== null,
      lacksSecondStep: row.role === 'admin' && settings.adminTotp === 'required' && row.totp_enabled_at === null,
    };
  };
