import type { Deps } from '../../deps.ts';
import { type ClassScope, studentsOfClass } from './diary-store.ts';
import { recipientsOf } from './homework-store.ts';
import { nameOf } from './list-students.ts';

export interface Pupil {
  id: string;
  real_name: string;
}

/** Who of the class got each homework: everyone in it now, or those it was given to by name. */
export const readRecipients = async (
  { engine }: Pick<Deps, 'engine'>,
  scope: ClassScope,
  homework: readonly { id: string; audience: string | null }[],
): Promise<(item: { id: string; audience: string | null }) => Pupil[]> => {
  const pupils = (await studentsOfClass(engine.db, scope)).map(student => ({ id: student.id, real_name: nameOf(student) }));
  const named = homework.filter(({ audience }) => audience !== null).map(({ id }) => id);
  const rows = await recipientsOf(engine.db, named);
  const byHomework = Map.groupBy(rows, row => row.homework_id);
  return ({ id, audience }) => {
    if (audience === null) return pupils;
    const chosen = new Set(byHomework.get(id)?.map(row => row.student_id));
    return pupils.filter(pupil => chosen.has(pupil.id));
  };
};
