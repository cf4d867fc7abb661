import { AppError } from '@eszkerek/contract';
import type { Live } from './context.ts';
import { touchLesson } from './lesson-store.ts';
import { deleteParticipant } from './participant-store.ts';

/** With every answer; the device is told by its stream and may join again. */
export const removeParticipant = async ({ deps, bus }: Live, lessonId: string, participantId: string): Promise<void> => {
  const version = await deps.engine.write(async trx => {
    if (!(await deleteParticipant(trx, lessonId, participantId))) throw new AppError('notFound');
    return touchLesson(trx, lessonId);
  });
  bus.counted(lessonId, version);
};
