import { AppError } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import { dropNote, ownHomeworkPupil, putNote } from './homework-store.ts';

export const noteHomework = (
  { engine, clock }: Pick<Deps, 'engine' | 'clock'>,
  input: { homeworkId: string; studentId: string; teacherId: string; note: string },
): Promise<void> =>
  engine.db.transaction().execute(async trx => {
    if (!(await ownHomeworkPupil(trx, input))) throw new AppError('notFound');
    if (input.note === '') await dropNote(trx, input.homeworkId, input.studentId);
    else
      await putNote(trx, {
        homework_id: input.homeworkId,
        student_id: input.studentId,
        note: input.note,
        updated_at: clock.now().toISOString(),
      });
  });
