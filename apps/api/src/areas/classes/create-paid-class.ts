import type { Clock } from '../../clock.ts';
import { addMonths } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { newId } from '../../db/id.ts';
import { notify } from '../notifications/notify.ts';
import { newClassCode } from './class-code.ts';
import { classOfCheckout, insertClass, setExpiry } from './class-store.ts';

const CODE_TRIES = 20;

export interface PaidClass {
  checkoutId: string;
  teacherId: string;
  className: string;
  maxStudents: number;
  paidAt: string;
  /** Time of the refund, which ends the class. */
  endedAt: string | null;
}

/** Creates the class of a paid checkout once; repeated calls only update its end. Runs inside the caller's transaction. */
export const createPaidClass = async (trx: Db, deps: { clock: Clock }, input: PaidClass): Promise<{ id: string }> => {
  const now = deps.clock.now().toISOString();
  const expiresAt = input.endedAt ?? addMonths(new Date(input.paidAt), 12).toISOString();
  for (let i = 0; i < CODE_TRIES; i++) {
    const known = await classOfCheckout(trx, input.checkoutId);
    if (known) {
      if (known.expires_at !== expiresAt) await setExpiry(trx, known.id, expiresAt);
      return { id: known.id };
    }
    const id = newId();
    // False means a taken code or another node's insert: the next iteration finds out which.
    if (!(await insertClass(trx, { ...input, id, classCode: newClassCode(), expiresAt, now }))) continue;
    await notify(trx, deps, {
      userId: input.teacherId,
      kind: 'class',
      dedupeKey: `class:${input.checkoutId}`,
      title: 'Elkészült az osztályod',
      message: `Létrejött ez az osztály: ${input.className}. A kódját az osztályaid listájában találod.`,
      link: '/dashboard/teacher',
    });
    return { id };
  }
  throw new Error('No free class code was found.');
};
