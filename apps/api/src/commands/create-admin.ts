import { email as emailField, username } from '@eszkerek/contract';
import { issueMailToken } from '../areas/auth/issue-mail-token.ts';
import { mailLinks } from '../areas/auth/mail-links.ts';
import { readableCode } from '../areas/auth/readable-code.ts';
import { recordAudit } from '../db/audit.ts';
import type { Deps } from '../deps.ts';
import { accountByEmail, insertAdmin } from './admin-store.ts';

/** Creates an admin account and returns a set-password link valid for half an hour; for an existing admin, a new link. */
export const createAdmin = (deps: Pick<Deps, 'engine' | 'clock' | 'settings'>, input: { email: string; name: string }): Promise<string> =>
  deps.engine.db.transaction().execute(async trx => {
    const { data: email } = emailField.safeParse(input.email);
    if (email === undefined) throw new Error(`This is no e-mail address: ${input.email}`);
    const known = await accountByEmail(trx, email);
    if (known && known.role !== 'admin') throw new Error('There is already an account with this address, and it is not an admin.');
    const now = deps.clock.now().toISOString();
    const id = known?.id ?? (await insertAdmin(trx, { email, name: username.parse(input.name), referralCode: readableCode(10), now }));
    await recordAudit(trx, { at: now, actorId: null, action: 'command.create-admin', subjectId: id });
    return mailLinks(deps.settings).reset(await issueMailToken(trx, deps, id, 'reset'));
  });
