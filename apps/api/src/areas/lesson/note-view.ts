import { AppError } from '@eszkerek/contract';
import { triesIn } from '@eszkerek/documents/reading';
import { newId } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { recordLesson } from '../quiz/record-lesson.ts';
import { openDocument } from './open-document.ts';
import { putView } from './view-store.ts';

interface View {
  slug: string;
  completed?: boolean | undefined;
  answered?: readonly string[] | undefined;
  section?: string | undefined;
}

/**
 * First call: opened. With `completed`: worked through, if every try question of the page was answered; the time on screen
 * is known to the browser alone. One diary row for both. Between them `section` says that it was begun, and where the pupil is.
 */
export const noteView = async (deps: Deps, caller: Caller, { slug, ...view }: View): Promise<string | null> => {
  const document = await openDocument(deps, caller, slug);
  if (document.kind !== 'lesson' && document.kind !== 'workshop') throw new AppError('contentNotFound');
  const answered = new Set(view.answered);
  const completed = view.completed === true && document.sections.flatMap(triesIn).every(id => answered.has(id));
  const now = deps.clock.now().toISOString();
  const section = completed ? null : (document.sections.find(({ id }) => id === view.section)?.id ?? null);
  return await deps.engine.db.transaction().execute(async trx => {
    await recordLesson(trx, { id: newId(), userId: caller.userId, document, now, completed });
    return await putView(trx, { userId: caller.userId, slug, now, completedAt: completed ? now : null, section });
  });
};
