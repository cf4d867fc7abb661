import { AppError } from '@eszkerek/contract';
import type { Db } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import { type ClassScope, studentsOfClass } from './diary-store.ts';
import { classOfGroup, deleteGroup, groupsOfClass, insertGroup, pupilsOfGroups, renameGroup, replacePupils } from './group-store.ts';
import { requireOwnClass } from './own-class.ts';

interface GroupInput {
  name: string;
  studentIds: readonly string[];
}

export const listGroups = async ({ engine }: Pick<Deps, 'engine'>, scope: ClassScope) => {
  const pupils = Map.groupBy(await pupilsOfGroups(engine.db, scope.classId), ({ group_id }) => group_id);
  const groups = await groupsOfClass(engine.db, scope.classId);
  return groups.map(({ id, name }) => ({ id, name, student_ids: (pupils.get(id) ?? []).map(({ student_id }) => student_id) }));
};

/** A group holds pupils of its own class only. */
const requirePupils = async (trx: Db, scope: ClassScope, studentIds: readonly string[]): Promise<string[]> => {
  const seated = new Set((await studentsOfClass(trx, scope)).map(({ id }) => id));
  if (studentIds.some(id => !seated.has(id))) throw new AppError('notFound');
  return [...new Set(studentIds)];
};

export const addGroup = ({ engine, clock }: Pick<Deps, 'engine' | 'clock'>, scope: ClassScope, { name, studentIds }: GroupInput) =>
  engine.db.transaction().execute(async trx => {
    const student_ids = await requirePupils(trx, scope, studentIds);
    const id = newId();
    await insertGroup(trx, { id, class_id: scope.classId, name, created_at: clock.now().toISOString() });
    await replacePupils(trx, id, student_ids);
    return { id, name, student_ids };
  });

const ownGroupScope = async (deps: Pick<Deps, 'engine' | 'clock'>, groupId: string, teacherId: string): Promise<ClassScope> => {
  const found = await classOfGroup(deps.engine.db, groupId, teacherId);
  if (!found) throw new AppError('notFound');
  return (await requireOwnClass(deps, found.class_id, teacherId)).scope;
};

export const changeGroup = async (
  deps: Pick<Deps, 'engine' | 'clock'>,
  { groupId, teacherId, name, studentIds }: GroupInput & { groupId: string; teacherId: string },
): Promise<void> => {
  const scope = await ownGroupScope(deps, groupId, teacherId);
  await deps.engine.db.transaction().execute(async trx => {
    await renameGroup(trx, groupId, name);
    await replacePupils(trx, groupId, await requirePupils(trx, scope, studentIds));
  });
};

export const removeGroup = async (deps: Pick<Deps, 'engine' | 'clock'>, groupId: string, teacherId: string): Promise<void> => {
  await ownGroupScope(deps, groupId, teacherId);
  await deleteGroup(deps.engine.db, groupId);
};
