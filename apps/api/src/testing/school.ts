import { createPaidClass } from '../areas/classes/create-paid-class.ts';
import { joinClass } from '../areas/classes/join-class.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/engine.ts';
import { newId } from '../db/id.ts';
import type { ProgressTable } from '../db/tables/learning.ts';
import { addStudent, addTeacher, type Person } from './people.ts';

export interface SchoolClass {
  id: string;
  code: string;
  teacher: Person;
  students: Person[];
}

/** A paid class with its teacher and pupils. */
export const addClass = async (
  db: Db,
  clock: Clock,
  input: { names?: readonly string[]; maxStudents?: number; teacher?: Person } = {},
): Promise<SchoolClass> => {
  const now = clock.now();
  const teacher = input.teacher ?? (await addTeacher(db, now));
  const { id } = await db.transaction().execute(trx =>
    createPaidClass(
      trx,
      { clock },
      {
        checkoutId: newId(),
        teacherId: teacher.id,
        className: '6. B',
        maxStudents: input.maxStudents ?? 10,
        paidAt: now.toISOString(),
        endedAt: null,
      },
    ),
  );
  const { class_code: code } = await db.selectFrom('classes').select('class_code').where('id', '=', id).executeTakeFirstOrThrow();
  const students: Person[] = [];
  for (const username of input.names ?? []) {
    const student = await addStudent(db, now, { username });
    await db.transaction().execute(trx => joinClass(trx, { clock }, { userId: student.id, classCode: code }));
    students.push(student);
  }
  return { id, code, teacher, students };
};

/** One line of the diary. */
export const addProgress = async (db: Db, row: Partial<ProgressTable> & { user_id: string; at: string }): Promise<void> => {
  const isLesson = row.activity_type === 'lesson';
  await db
    .insertInto('progress')
    .values({
      id: newId(),
      activity_type: 'quiz_completed',
      quiz_slug: isLesson ? null : 'kviz-matek-5-tortek-osszeadasa',
      lesson_slug: isLesson ? 'matek-5-tortek-osszeadasa' : null,
      curriculum_title: 'Törtek összeadása',
      subject: 'matematika',
      topic: 'muveletek-tortekkel',
      score_percentage: isLesson ? null : 70,
      tries: null,
      hints: null,
      started_at: row.at,
      completed_at: row.at,
      ...row,
    })
    .execute();
};
