import { addDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { type ClassScope, studentsOfClass } from './diary-store.ts';
import { homeworkState } from './homework-state.ts';
import { homeworkOfClass, homeworkOfStudent, notesOfHomework, triesOf } from './homework-store.ts';
import { nameOf } from './list-students.ts';

/** A pupil sees what is due and what was due in the last month. */
const PAST_DAYS = 30;

export const listHomework = async ({ engine, clock }: Pick<Deps, 'engine' | 'clock'>, scope: ClassScope) => {
  const now = clock.now().toISOString();
  const students = await studentsOfClass(engine.db, scope);
  const homework = await homeworkOfClass(engine.db, scope.classId);
  const notes = await notesOfHomework(
    engine.db,
    homework.map(h => h.id),
  );
  const completions = await triesOf(
    engine.db,
    students.map(s => s.id),
    homework.map(h => h.slug),
  );
  const done = completions.filter(row => (row.completed_at ?? '') <= scope.until);
  return homework.map(h => ({
    ...h,
    pupils: students.map(student => ({
      student_id: student.id,
      real_name: nameOf(student),
      note: notes.find(n => n.homework_id === h.id && n.student_id === student.id)?.note ?? '',
      ...homeworkState(h, student.id, done, now),
    })),
  }));
};

export const listOwnHomework = async ({ engine, clock }: Pick<Deps, 'engine' | 'clock'>, studentId: string) => {
  const homework = await homeworkOfStudent(engine.db, studentId, addDays(clock.now(), -PAST_DAYS).toISOString());
  const done = await triesOf(
    engine.db,
    [studentId],
    homework.map(h => h.slug),
  );
  const now = clock.now().toISOString();
  return homework.map(h => ({ ...h, teacher_note: h.teacher_note ?? '', ...homeworkState(h, studentId, done, now) }));
};
