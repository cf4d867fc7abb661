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
  /** When the money went back: the class ends then. */
  endedAt: string | null;
}

/** Makes the class of a paid checkout, once; told again, it only brings the end up to date. Runs inside the caller's transaction. */
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
    // A false here is a code in use or another node's creation: the next round tells which.
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
