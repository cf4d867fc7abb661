import { AppError } from '@eszkerek/contract';
import type { Db } from '../../db/engine.ts';
import { fold } from '../../db/fold.ts';
import type { Deps } from '../../deps.ts';
import { foldClassCode } from './class-code.ts';
import { classByCode, classPupils } from './class-list-store.ts';
import { nameOf } from './list-students.ts';
import { listedNames } from './listed-names.ts';
import { readableSince } from './own-class.ts';
import { seatOf } from './seat-store.ts';

/** Pupils who sign in with the class code, each with the name the list shows. */
const listedPupils = async (db: Db, classId: string) => {
  const pupils = await classPupils(db, classId);
  const names = listedNames(pupils.map(nameOf));
  return pupils.map((pupil, i) => ({ id: pupil.id, real_name: nameOf(pupil), listed_name: names[i] ?? nameOf(pupil) }));
};

/** An ended class signs in as long as its diary is read: its pupils may still add an address. */
const requireClass = async (deps: Pick<Deps, 'engine' | 'clock'>, classCode: string) => {
  const found = await classByCode(deps.engine.db, foldClassCode(classCode), readableSince(deps));
  if (!found) throw new AppError('classCodeUnknown');
  return found;
};

export const listClass = async (deps: Pick<Deps, 'engine' | 'clock'>, classCode: string) => {
  const { id, class_name } = await requireClass(deps, classCode);
  return { class_name, names: (await listedPupils(deps.engine.db, id)).map(({ listed_name }) => listed_name) };
};

export const findListedPupil = async (deps: Pick<Deps, 'engine' | 'clock'>, input: { classCode: string; name: string }) => {
  const { id } = await requireClass(deps, input.classCode);
  return (await listedPupils(deps.engine.db, id)).find(({ listed_name }) => fold(listed_name) === fold(input.name));
};

/** A pupil's own line of the list of their class. */
export const listedNameOf = async (db: Db, userId: string) => {
  const seat = await seatOf(db, userId);
  const own = seat && (await listedPupils(db, seat.class_id)).find(({ id }) => id === userId);
  return own && { ...own, class_name: seat.class_name, class_code: seat.class_code };
};
