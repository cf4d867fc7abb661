import { AppError } from '@eszkerek/contract';
import { newId } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { recordLesson } from '../quiz/record-lesson.ts';
import { openDocument } from './open-document.ts';
import { putView } from './view-store.ts';

/** First call: opened. With `completed`: read to the end. One diary row for both. */
export const noteView = async (deps: Deps, caller: Caller, slug: string, completed: boolean): Promise<void> => {
  const document = await openDocument(deps, caller, slug);
  if (document.kind !== 'lesson' && document.kind !== 'workshop') throw new AppError('contentNotFound');
  const now = deps.clock.now().toISOString();
  await deps.engine.db.transaction().execute(async trx => {
    await putView(trx, { userId: caller.userId, slug, now, completedAt: completed ? now : null });
    await recordLesson(trx, { id: newId(), userId: caller.userId, document, now, completed });
  });
};
