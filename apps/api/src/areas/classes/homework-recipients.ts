import type { Deps } from '../../deps.ts';
import { type ClassScope, studentsOfClass } from './diary-store.ts';
import { recipientsOf } from './homework-store.ts';
import { nameOf } from './list-students.ts';

export interface Pupil {
  id: string;
  real_name: string;
}

interface Given {
  id: string;
  due_at: string;
  audience: string | null;
}

/** Who of the class got each homework: those it was given to by name, or everyone in it now who had joined by its deadline. */
export const readRecipients = async (
  { engine }: Pick<Deps, 'engine'>,
  scope: ClassScope,
  homework: readonly Given[],
): Promise<(item: Given) => Pupil[]> => {
  const pupils = (await studentsOfClass(engine.db, scope)).map(student => ({
    id: student.id,
    real_name: nameOf(student),
    joinedAt: student.joined_at ?? '',
  }));
  const named = homework.filter(({ audience }) => audience !== null).map(({ id }) => id);
  const rows = await recipientsOf(engine.db, named);
  const byHomework = Map.groupBy(rows, row => row.homework_id);
  return ({ id, due_at, audience }) => {
    if (audience === null) return pupils.filter(({ joinedAt }) => joinedAt <= due_at);
    const chosen = new Set(byHomework.get(id)?.map(row => row.student_id));
    return pupils.filter(pupil => chosen.has(pupil.id));
  };
};
