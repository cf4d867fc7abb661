import type { Deps } from '../../deps.ts';
import { activityOfClass, type ClassScope, studentsOfClass } from './diary-store.ts';

export const nameOf = (person: { real_name: string | null; username: string }): string => person.real_name ?? person.username;

/** Who sits in the class. */
export const listPupils = async ({ engine }: Pick<Deps, 'engine'>, scope: ClassScope) =>
  (await studentsOfClass(engine.db, scope)).map(student => ({ id: student.id, real_name: nameOf(student) }));

export const listStudents = async ({ engine }: Pick<Deps, 'engine'>, scope: ClassScope) => {
  const [students, activity] = [await studentsOfClass(engine.db, scope), await activityOfClass(engine.db, scope)];
  return students.map(student => {
    const own = activity.filter(row => row.id === student.id);
    const quizzes = own.find(row => row.activity_type === 'quiz_completed');
    const last = own.map(row => row.last_at).sort();
    return {
      id: student.id,
      real_name: nameOf(student),
      joined_at: student.joined_at ?? '',
      last_activity_at: last.at(-1) ?? null,
      quiz_count: quizzes?.entries ?? 0,
      lesson_count: own.find(row => row.activity_type === 'lesson')?.entries ?? 0,
      average_percentage: quizzes ? Math.round(quizzes.score_sum / quizzes.entries) : null,
    };
  });
};
