import { AppError, DIARY_READABLE_DAYS } from '@eszkerek/contract';
import { addDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { ownClass } from './class-store.ts';
import type { ClassScope } from './diary-store.ts';

/** The diary of an ended class stays readable for a while. */
export const readableSince = ({ clock }: Pick<Deps, 'clock'>): string => addDays(clock.now(), -DIARY_READABLE_DAYS).toISOString();

/** The class if it is this teacher's and readable; anyone else's answers 404. */
export const requireOwnClass = async (deps: Pick<Deps, 'engine' | 'clock'>, classId: string, teacherId: string) => {
  const asked = { classId, teacherId, readableSince: readableSince(deps) };
  const found = await ownClass(deps.engine.db, asked);
  if (!found) throw new AppError('notFound');
  const scope: ClassScope = { ...asked, until: found.expires_at };
  return { ...found, scope, expired: found.expires_at <= deps.clock.now().toISOString() };
};
