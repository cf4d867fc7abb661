import { AppError } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import { fold } from '../../db/fold.ts';
import type { Deps } from '../../deps.ts';
import { createClassAccount } from '../auth/create-class-account.ts';
import { countFreeSeats, rosterOf } from './class-list-store.ts';
import type { ClassScope } from './diary-store.ts';
import { nameOf } from './list-students.ts';
import { lockClassById, takeFreeSeat } from './seat-store.ts';

/** The first name that meets another of the list or of the class. */
const repeated = (names: readonly string[], known: readonly string[]): string | undefined => {
  const seen = new Set(known.map(fold));
  return names.find(name => seen.size === seen.add(fold(name)).size);
};

/** Each name becomes an account without an address with a seat in the class; all of them or none. */
export const importPupils = (deps: Pick<Deps, 'engine' | 'clock'>, scope: ClassScope, names: readonly string[]) =>
  deps.engine.db.transaction().execute(async trx => {
    const now = deps.clock.now().toISOString();
    // Two lists sent at once get their seats one after the other.
    if (!(await lockClassById(trx, scope.classId, now))) throw new AppError('classEnded');
    const twice = repeated(names, (await rosterOf(trx, scope)).map(nameOf));
    if (twice !== undefined)
      throw new AppError('invalid', { message: `Ez a név kétszer szerepelne az osztályban: ${twice}. Különböztesd meg őket.` });
    const free = await countFreeSeats(trx, scope.classId);
    if (names.length > free)
      throw new AppError('classFull', { message: `Az osztályban ${free} szabad hely van, a névsorban ${names.length} név.` });
    const pupils = [];
    for (const real_name of names) {
      const id = await createClassAccount(trx, deps, real_name);
      if (!(await takeFreeSeat(trx, { classId: scope.classId, studentId: id, now }))) throw new AppError('classFull');
      pupils.push({ id, real_name });
    }
    await recordAudit(trx, { at: now, actorId: scope.teacherId, action: 'classes.pupils-imported', detail: { pupils: pupils.length } });
    return pupils;
  });
