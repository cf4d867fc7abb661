import { AppError } from '@eszkerek/contract';
import { addSeconds } from '../../clock.ts';
import { recordAudit } from '../../db/audit.ts';
import type { Db } from '../../db/engine.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox-store.ts';
import { parentRefusedMail } from '../../mail/templates/parent-refused.ts';
import { notify } from '../notifications/notify.ts';
import { findMailToken } from './mail-token-store.ts';
import { endSessions } from './session-store.ts';
import { type Account, findById, lockById, setParentalConsent } from './user-store.ts';

/** A refusal can be undone for half a day; the hourly job deletes the account within the promised 24 hours. */
export const REFUSAL_GRACE_S = 12 * 3600;

export type ParentDecision = 'confirm' | 'refuse' | 'withdraw' | 'stopLetters' | 'resumeLetters';

const accountIdOf = async ({ engine, clock }: Deps, token: string): Promise<string> => {
  const found = await findMailToken(engine.db, token, ['parent']);
  if (!found || found.canceled_at !== null || found.expires_at <= clock.now().toISOString()) throw new AppError('linkInvalid');
  return found.user_id;
};

export const readParentLink = async (deps: Deps, token: string) => {
  const account = await findById(deps.engine.db, await accountIdOf(deps, token));
  if (!account) throw new AppError('linkInvalid');
  const { deletion_requested_at: leaving, parental_confirmed_at: confirmed, parental_letter_stopped_at: stopped } = account;
  return {
    child_name: account.username,
    consent: leaving ? ('leaving' as const) : confirmed ? ('confirmed' as const) : ('waiting' as const),
    letters: confirmed !== null && stopped === null,
    deletion_at: leaving ? addSeconds(new Date(leaving), REFUSAL_GRACE_S).toISOString() : null,
  };
};

const decisions: Record<ParentDecision, { message: string; apply(trx: Db, deps: Deps, account: Account, now: string): Promise<void> }> = {
  confirm: {
    message: 'Köszönjük, rögzítettük a hozzájárulásod.',
    apply: async (trx, deps, account, now) => {
      await setParentalConsent(trx, account.id, {
        parental_confirmed_at: account.parental_confirmed_at ?? now,
        deletion_requested_at: null,
      });
      await notify(trx, deps, {
        userId: account.id,
        kind: 'parent',
        dedupeKey: `parent-confirmed:${account.id}`,
        title: 'A szülőd jóváhagyta a fiókodat',
        message: 'Megérkezett a szülői hozzájárulás. Jó tanulást!',
        link: '/profil',
      });
    },
  },
  refuse: {
    message: 'Rögzítettük a döntésed. A fiókot 24 órán belül töröljük.',
    apply: async (trx, _deps, account, now) => {
      if (account.deletion_requested_at !== null) return;
      await setParentalConsent(trx, account.id, { parental_confirmed_at: null, deletion_requested_at: now });
      await endSessions(trx, account.id, 'deleted', now);
      await enqueueMail(trx, { mail: parentRefusedMail({ name: account.username }), to: account.email, userId: account.id, now });
    },
  },
  withdraw: {
    message: 'Visszavontad a hozzájárulásod, nem küldünk több összefoglalót.',
    apply: (trx, _deps, account) => setParentalConsent(trx, account.id, { parental_confirmed_at: null }),
  },
  stopLetters: {
    message: 'Leállítottad a heti összefoglalót.',
    apply: (trx, _deps, account, now) => setParentalConsent(trx, account.id, { parental_letter_stopped_at: now }),
  },
  resumeLetters: {
    message: 'A heti összefoglalót újra küldjük.',
    apply: (trx, _deps, account) => setParentalConsent(trx, account.id, { parental_letter_stopped_at: null }),
  },
};

export const decideAsParent = async (deps: Deps, token: string, decision: ParentDecision): Promise<string> => {
  const userId = await accountIdOf(deps, token);
  return deps.engine.db.transaction().execute(async trx => {
    const account = await lockById(trx, userId);
    if (!account) throw new AppError('linkInvalid');
    const now = deps.clock.now().toISOString();
    await decisions[decision].apply(trx, deps, account, now);
    await recordAudit(trx, { at: now, actorId: null, action: `auth.parent-${decision}`, subjectId: userId });
    return decisions[decision].message;
  });
};
