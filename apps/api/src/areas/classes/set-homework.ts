import { AppError } from '@eszkerek/contract';
import { newId } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';
import { type ClassScope, studentsOfClass } from './diary-store.ts';
import { insertHomework } from './homework-store.ts';

export interface KnownPages {
  document(slug: string): { title: string; kind: string } | undefined;
}

/** Page types a pupil can complete. */
const DOABLE = new Set(['lesson', 'quiz', 'test', 'practice', 'exam']);

export const setHomework = async (
  deps: Pick<Deps, 'engine' | 'clock'>,
  pages: KnownPages,
  input: { scope: ClassScope; slug: string; note: string; dueAt: string },
) => {
  const now = deps.clock.now().toISOString();
  const page = pages.document(input.slug);
  if (!page || !DOABLE.has(page.kind)) throw new AppError('invalid', { message: 'Ezt az oldalt nem lehet házi feladatnak adni.' });
  const dueAt = new Date(input.dueAt).toISOString();
  if (dueAt <= now) throw new AppError('invalid', { message: 'A határidő legyen a jövőben.' });
  const homework = { id: newId(), slug: input.slug, title: page.title, note: input.note, due_at: dueAt, created_at: now };
  await deps.engine.db.transaction().execute(async trx => {
    await insertHomework(trx, { ...homework, class_id: input.scope.classId });
    const students = await studentsOfClass(trx, input.scope);
    await notify(
      trx,
      deps,
      ...students.map(student => ({
        userId: student.id,
        kind: 'homework' as const,
        dedupeKey: `homework:${homework.id}`,
        title: 'Új házi feladatod van',
        message: input.note ? `${page.title} – ${input.note}` : page.title,
        link: `/tananyag/${input.slug}`,
      })),
    );
  });
  return homework;
};
