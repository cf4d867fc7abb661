import { AppError } from '@eszkerek/contract';
import type { Clock } from '../../clock.ts';
import { violatedConstraint } from '../../db/constraint.ts';
import type { Db } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';
import { cancelCards } from '../auth/cancel-cards.ts';
import { noteLeftClass } from '../auth/unlock-class-login.ts';
import { notify } from '../notifications/notify.ts';
import { foldClassCode } from './class-code.ts';
import { freeSeatOf, lockClassByCode, seatOf, takeFreeSeat } from './seat-store.ts';

export interface JoinedClass {
  classId: string;
  className: string;
}

/** Seats a student in the class of the code; joining the same class again changes nothing. Runs inside the caller's transaction. */
export const joinClass = async (trx: Db, deps: { clock: Clock }, input: { userId: string; classCode: string }): Promise<JoinedClass> => {
  const now = deps.clock.now().toISOString();
  const found = await lockClassByCode(trx, foldClassCode(input.classCode), now);
  if (!found) throw new AppError('classCodeUnknown');
  return takeSeat(trx, deps, { userId: input.userId, found });
};

/** The caller's transaction holds the class. */
export const takeSeat = async (
  trx: Db,
  deps: { clock: Clock },
  input: { userId: string; found: { id: string; class_name: string; teacher_id: string | null } },
): Promise<JoinedClass> => {
  const now = deps.clock.now().toISOString();
  const { found } = input;
  const joined = { classId: found.id, className: found.class_name };
  const seat = await seatOf(trx, input.userId);
  if (seat?.class_id === found.id) return joined;
  if (seat && seat.expires_at > now) throw new AppError('alreadyInClass');
  // A seat in a class that is over holds nobody back; the cards printed for it end with it.
  if (seat) {
    await freeSeatOf(trx, input.userId);
    await cancelCards(trx, deps, [input.userId]);
  }
  try {
    if (!(await takeFreeSeat(trx, { classId: found.id, studentId: input.userId, now }))) throw new AppError('classFull');
  } catch (error) {
    if (violatedConstraint(error) === 'unique') throw new AppError('alreadyInClass', { cause: error });
    throw error;
  }
  await noteLeftClass(trx, input.userId, null);
  await notify(
    trx,
    deps,
    {
      userId: input.userId,
      kind: 'class',
      dedupeKey: `joined:${found.id}:${now}`,
      title: 'Osztálytag lettél',
      message: `Mostantól az osztályod: ${found.class_name}. A tanárod látja, mit tanultál és milyen eredménnyel.`,
      link: '/profil',
    },
    ...(found.teacher_id
      ? [
          {
            userId: found.teacher_id,
            kind: 'class' as const,
            // No id of the pupil: this row is the teacher's and outlives the pupil's account.
            dedupeKey: `join:${newId()}`,
            title: 'Új tanuló az osztályodban',
            message: `Új tanuló csatlakozott ehhez az osztályhoz: ${found.class_name}.`,
            link: `/dashboard/teacher/class/${found.id}`,
          },
        ]
      : []),
  );
  return joined;
};
