import { AppError } from '@eszkerek/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { foldClassCode } from './class-code.ts';
import { insertRequest, takeRequest } from './class-request-store.ts';
import { takeSeat } from './join-class.ts';
import { hasFreeSeat, lockClassByCode, lockClassById } from './seat-store.ts';

/** none: nothing was asked for, or the class is over. */
export type SeatOutcome = 'none' | 'joined' | 'full';

/** Notes the class of the code for an account whose address is not verified yet; no seat is taken. */
export const requestSeat = async (trx: Db, deps: { clock: Clock }, input: { userId: string; classCode: string }): Promise<void> => {
  const now = deps.clock.now().toISOString();
  const found = await lockClassByCode(trx, foldClassCode(input.classCode), now);
  if (!found) throw new AppError('classCodeUnknown');
  if (!(await hasFreeSeat(trx, found.id))) throw new AppError('classFull');
  await insertRequest(trx, { userId: input.userId, classId: found.id, now });
};

export const dropRequestedSeat = async (trx: Db, userId: string): Promise<void> => {
  await takeRequest(trx, userId);
};

/** Turns the request into a seat; a class that has filled up meanwhile does not hold the account back. */
export const takeRequestedSeat = async (trx: Db, deps: { clock: Clock }, userId: string): Promise<SeatOutcome> => {
  const request = await takeRequest(trx, userId);
  const found = request && (await lockClassById(trx, request.class_id, deps.clock.now().toISOString()));
  if (!found) return 'none';
  if (!(await hasFreeSeat(trx, found.id))) return 'full';
  await takeSeat(trx, deps, { userId, found });
  return 'joined';
};
