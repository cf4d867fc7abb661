import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { teacherOfPupil } from '../classes/teacher-of-pupil.ts';
import { documentOfSet, questionsOfSet } from './set-content.ts';
import { isReader, ownQuestionsOf, type SetRow, setOfSlug } from './set-store.ts';

/** Teachers as themselves, pupils by the teacher of their running class. */
const teacherOf = async (deps: Deps, { userId, role, approved }: Caller): Promise<string | null> => {
  if (role === 'student') return teacherOfPupil(deps, userId);
  return role === 'teacher' && approved ? userId : null;
};

/** A set is seen by its author, by colleagues who opened it by code, and by the classes of both; for anyone else it is missing. */
const mayReadSet = async ({ engine }: Pick<Deps, 'engine'>, set: SetRow, teacherId: string): Promise<boolean> =>
  set.teacher_id === teacherId || (await isReader(engine.db, set.id, teacherId));

/** Reads a set with all its questions and checks no rights: callers such as homework and printed sheets check their own. */
export const readWholeSet = async ({ engine: { db }, library }: Pick<Deps, 'engine' | 'library'>, slug: string) => {
  const set = await setOfSlug(db, slug);
  return set && { id: set.id, title: set.title, questions: questionsOfSet(library, set, await ownQuestionsOf(db, set.id)) };
};

/** The set as a quiz page with its questions; undefined if the caller may not see it. */
export const findSet = async (deps: Deps, caller: Caller | null, slug: string) => {
  const { db } = deps.engine;
  const set = await setOfSlug(db, slug);
  const teacherId = caller && (await teacherOf(deps, caller));
  if (!set || !teacherId || !(await mayReadSet(deps, set, teacherId))) return undefined;
  return {
    id: set.id,
    document: documentOfSet(deps.library, set),
    questions: questionsOfSet(deps.library, set, await ownQuestionsOf(db, set.id)),
  };
};
