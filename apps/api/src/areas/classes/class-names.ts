import type { Deps } from '../../deps.ts';
import { studentsOfClass } from './diary-store.ts';
import { nameOf } from './list-students.ts';
import { requireOwnClass } from './own-class.ts';
import { seatOf } from './seat-store.ts';

type Base = Pick<Deps, 'engine' | 'clock'>;

/** The pupils of a teacher's class by name. */
export const namesOfClass = async (deps: Base, classId: string, teacherId: string): Promise<{ id: string; name: string }[]> => {
  const { scope } = await requireOwnClass(deps, classId, teacherId);
  return (await studentsOfClass(deps.engine.db, scope)).map(student => ({ id: student.id, name: nameOf(student) }));
};

export const isSeatedIn = async ({ engine }: Pick<Deps, 'engine'>, classId: string, studentId: string): Promise<boolean> =>
  (await seatOf(engine.db, studentId))?.class_id === classId;
