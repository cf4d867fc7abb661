import { AppError } from '@eszkerek/contract';
import type { Live } from './context.ts';
import { touchLesson } from './lesson-store.ts';
import { deleteParticipant } from './participant-store.ts';

/** Deletes the answers too. The stream tells the device, which may join again. */
export const removeParticipant = async ({ deps, bus }: Live, lessonId: string, participantId: string): Promise<void> => {
  const version = await deps.engine.write(async trx => {
    if (!(await deleteParticipant(trx, lessonId, participantId))) throw new AppError('notFound');
    return touchLesson(trx, lessonId);
  });
  bus.counted(lessonId, version);
};
