import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { requireOwnHomework } from './homework-results.ts';
import { putDeadline } from './homework-store.ts';
import { checkDeadline } from './set-homework.ts';

/** Another deadline while the homework runs; one that has ended stays as it was judged. */
export const moveDeadline = async (
  deps: Pick<Deps, 'engine' | 'clock'>,
  input: { homeworkId: string; teacherId: string; dueAt: string },
): Promise<void> => {
  const now = deps.clock.now().toISOString();
  const { homework } = await requireOwnHomework(deps, input.homeworkId, input.teacherId);
  const due_at = new Date(input.dueAt).toISOString();
  checkDeadline(due_at, homework.starts_at ?? now, now);
  const moved = await putDeadline(deps.engine.db, { id: homework.id, due_at, now });
  if (!moved) throw new AppError('conflict', { message: 'Ez a házi már lejárt. Add ki újra új határidővel.' });
};
