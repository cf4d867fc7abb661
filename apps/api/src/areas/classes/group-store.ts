import type { Db } from '../../db/engine.ts';
import { taughtBy } from './class-teacher-store.ts';

export const groupsOfClass = (db: Db, classId: string) =>
  db.selectFrom('class_groups').select(['id', 'name']).where('class_id', '=', classId).orderBy('name').orderBy('id').execute();

/** Only those who still sit in the class. */
export const pupilsOfGroups = (db: Db, classId: string) =>
  db
    .selectFrom('class_groups')
    .innerJoin('class_group_pupils', 'class_group_pupils.group_id', 'class_groups.id')
    .innerJoin('class_seats', join =>
      join
        .onRef('class_seats.student_id', '=', 'class_group_pupils.student_id')
        .onRef('class_seats.class_id', '=', 'class_groups.class_id'),
    )
    .select(['class_group_pupils.group_id', 'class_group_pupils.student_id'])
    .where('class_groups.class_id', '=', classId)
    .execute();

/** The class of a group if it is this teacher's. */
export const classOfGroup = (db: Db, groupId: string, teacherId: string) =>
  db
    .selectFrom('class_groups')
    .innerJoin('classes', 'classes.id', 'class_groups.class_id')
    .select('class_groups.class_id')
    .where('class_groups.id', '=', groupId)
    .where(taughtBy(teacherId))
    .executeTakeFirst();

export const insertGroup = async (trx: Db, row: { id: string; class_id: string; name: string; created_at: string }): Promise<void> => {
  await trx.insertInto('class_groups').values(row).execute();
};

export const renameGroup = async (trx: Db, groupId: string, name: string): Promise<void> => {
  await trx.updateTable('class_groups').set({ name }).where('id', '=', groupId).execute();
};

export const replacePupils = async (trx: Db, groupId: string, studentIds: readonly string[]): Promise<void> => {
  await trx.deleteFrom('class_group_pupils').where('group_id', '=', groupId).execute();
  await trx
    .insertInto('class_group_pupils')
    .values(studentIds.map(student_id => ({ group_id: groupId, student_id })))
    .execute();
};

export const deleteGroup = async (db: Db, groupId: string): Promise<void> => {
  await db.deleteFrom('class_groups').where('id', '=', groupId).execute();
};
