import { AppError, type contract, messages } from '@eszkerek/contract';
import { recordAudit } from '../../db/audit.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { listClass } from '../classes/class-list.ts';
import { readCard, redeemCard } from './class-card.ts';
import { logInToClass } from './class-log-in.ts';
import { completeRegistration } from './complete-registration.ts';
import { logIn } from './log-in.ts';
import { logInWithGoogle } from './log-in-with-google.ts';
import { decideAsParent, readParentLink } from './parent-link.ts';
import { register } from './register.ts';
import { registerWithGoogle, verifyForRegistration } from './register-with-google.ts';
import { requestReset } from './request-reset.ts';
import { resendVerification } from './resend-verification.ts';
import { requireResetLink, resetPassword } from './reset-password.ts';
import { endSessions } from './session-store.ts';
import { verifyEmail } from './verify-email.ts';

const OPENED = 'Megerősítetted az e-mail-címedet. Most már beléphetsz.';
const COMPLETE = 'Ezzel az e-mail-címmel többször is regisztráltak, ezért add meg újra az adataidat és egy új jelszót.';

/** A GET that writes, as the specification states it: browsers may send it for our own page alone. Other programs send no such header. */
const requireOwnPage = (site: string | undefined): void => {
  if (site !== undefined && site !== 'same-origin') throw new AppError('forbidden');
};

export const authHandlers = (deps: Deps): Handlers<typeof contract.auth> => ({
  options: () => ({
    success: true,
    google: deps.google && { kind: deps.google.kind, clientId: deps.google.clientId },
    recaptchaSiteKey: deps.settings.recaptcha?.siteKey ?? null,
  }),
  login: async ({ body, address }) => ({ success: true, ...(await logIn(deps, { ...body, address })) }),
  classNames: async ({ body }) => ({ success: true, ...(await listClass(deps, body.classCode)) }),
  classLogin: async ({ body, address }) => ({ success: true, ...(await logInToClass(deps, { ...body, address })) }),
  readCard: async ({ body }) => ({ success: true, ...(await readCard(deps, body.code)) }),
  redeemCard: async ({ body, address }) => ({ success: true, ...(await redeemCard(deps, { ...body, address })) }),
  logout: async ({ caller }) => {
    const now = deps.clock.now().toISOString();
    await deps.engine.db.transaction().execute(async trx => {
      await endSessions(trx, caller.userId, 'logout', now);
      await recordAudit(trx, { at: now, actorId: caller.userId, action: 'auth.logout', subjectId: caller.userId });
    });
    return { success: true, message: 'Kiléptél.' };
  },
  register: async ({ body, address }) => ({ success: true, message: await register(deps, { ...body, address }) }),
  registerGoogle: async ({ body }) => ({ success: true, ...(await registerWithGoogle(deps, body)) }),
  google: async ({ body }) => ({ success: true, ...(await logInWithGoogle(deps, body)) }),
  googleVerify: async ({ body }) => {
    const { name, email } = await verifyForRegistration(deps, body.token);
    return { success: true, name, email, message: 'A Google-fiókod rendben van. Már csak a többi mező van hátra.' };
  },
  verifyEmail: async ({ params, raw }) => {
    requireOwnPage(raw.header('sec-fetch-site'));
    const { state, email } = await verifyEmail(deps, params.token);
    if (state === 'complete') return { success: true, message: COMPLETE, complete: true, email };
    const message = state === 'openedWithoutSeat' ? `${OPENED} ${messages.classFull}` : OPENED;
    return { success: true, message, complete: false, email };
  },
  completeRegistration: async ({ params, body, address }) => ({
    success: true,
    message: await completeRegistration(deps, { ...body, token: params.token, address }),
  }),
  resendVerification: async ({ body }) => {
    await resendVerification(deps, body.email);
    return { success: true, message: 'Ha ehhez a címhez tartozik megerősítésre váró fiók, elküldtük az új levelet.' };
  },
  forgotPassword: async ({ body }) => {
    await requestReset(deps, body.email);
    return { success: true, message: 'Ha ehhez a címhez tartozik fiók, elküldtük a levelet az új jelszó beállításához.' };
  },
  resetLink: async ({ params }) => {
    await requireResetLink(deps, params.token);
    return { success: true };
  },
  resetPassword: async ({ params, body, address }) => {
    await resetPassword(deps, { token: params.token, password: body.password, address });
    return { success: true, message: 'Beállítottad az új jelszavad. Mindjárt átviszünk a bejelentkezéshez.' };
  },
  parent: async ({ params }) => ({ success: true, ...(await readParentLink(deps, params.token)) }),
  decideAsParent: async ({ params, body }) => ({ success: true, message: await decideAsParent(deps, params.token, body.decision) }),
  stopLetters: async ({ params }) => ({ success: true, message: await decideAsParent(deps, params.token, 'stopLetters') }),
});
