import { AppError } from '@eszkerek/contract';
import type { Live } from './context.ts';
import { type LessonRow, readLesson } from './lesson-store.ts';

/** The lesson if it is this teacher's; anyone else's looks like a missing one. */
export const requireOwnLesson = async ({ deps }: Live, id: string, teacherId: string): Promise<LessonRow> => {
  const lesson = await readLesson(deps.engine.db, id);
  if (!lesson || lesson.teacher_id !== teacherId) throw new AppError('notFound');
  return lesson;
};
