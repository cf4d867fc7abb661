import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { setTeacherMode } from './teacher-mode-store.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The rate limit bounds the tries; the comparison is constant-time. */
export const switchTeacherModeOn = async (
  deps: Pick<Deps, 'engine' | 'clock' | 'settings'>,
  sessionId: string,
  pin: string,
): Promise<void> => {
  if (!timingSafeEqual(digest(pin), digest(deps.settings.teacherPin))) throw new AppError('wrongPin');
  await setTeacherMode(deps.engine.db, sessionId, deps.clock.now().toISOString());
};

export const switchTeacherModeOff = (deps: Pick<Deps, 'engine'>, sessionId: string): Promise<void> =>
  setTeacherMode(deps.engine.db, sessionId, null);
