import { AppError, messages } from '@eszkerek/contract';
import { addSeconds } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { requireGoogle } from './log-in-with-google.ts';
import { confirmWithNewToken } from './session-store.ts';
import { findByGoogleSub } from './user-store.ts';

const FRESH_S = 600;

/** Irreversible actions require a sign-in or confirmation within the last ten minutes. */
export const requireFreshSession = ({ clock }: Pick<Deps, 'clock'>, caller: Caller): void => {
  if (caller.confirmedAt < addSeconds(clock.now(), -FRESH_S).toISOString()) throw new AppError('reauthRequired');
};

/** The new token of the session: a token that leaked before the confirmation must not gain its rights. */
export const confirmSession = async (
  deps: Deps,
  caller: Caller,
  given: { password?: string | undefined; googleToken?: string | undefined; address: string },
): Promise<string> => {
  if (given.password !== undefined) await checkOwnPassword(deps, caller.userId, given.password, given.address);
  else if (given.googleToken !== undefined) {
    // A 401 here would end the session of someone who only picked the wrong Google account.
    const refusal = { code: 'wrongPassword', message: messages.googleFailed } as const;
    const { sub } = await requireGoogle(deps).identify(given.googleToken, refusal);
    if ((await findByGoogleSub(deps.engine.db, sub))?.id !== caller.userId) throw new AppError(refusal.code, { message: refusal.message });
  } else throw new AppError('invalid');
  const token = await confirmWithNewToken(deps.engine.db, caller.sessionId, deps.clock.now().toISOString());
  if (token === undefined) throw new AppError('tokenInvalid');
  return token;
};
