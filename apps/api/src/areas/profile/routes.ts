import type { contract } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { askForAddress } from '../auth/add-address.ts';
import { changeParent } from '../auth/change-parent.ts';
import { changePassword } from '../auth/change-password.ts';
import { confirmSession, requireFreshSession } from '../auth/confirm-session.ts';
import { disableTotp, enableTotp, startTotp } from '../auth/enrol-totp.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { rename } from './profile-store.ts';
import { readUser } from './read-user.ts';

export const profileHandlers = (deps: Deps): Handlers<typeof contract.profile> => ({
  get: async ({ caller }) => ({ success: true, ...(await readUser(deps.engine.db, caller.userId, deps.clock.now())) }),
  update: async ({ caller, body }) => {
    await rename(deps.engine.db, caller.userId, body.username);
    const user = await readUser(deps.engine.db, caller.userId, deps.clock.now());
    return { success: true, message: 'Elmentettük az új neved.', user };
  },
  changeParent: async ({ caller, body }) => {
    requireFreshSession(deps, caller);
    await changeParent(deps, { userId: caller.userId, actorId: caller.userId, parentalEmail: body.parental_email });
    const user = await readUser(deps.engine.db, caller.userId, deps.clock.now());
    const message = body.parental_email === null ? 'Töröltük a szülőd e-mail-címét.' : 'Elmentettük, és levelet küldtünk a szülődnek.';
    return { success: true, message, user };
  },
  addEmail: async ({ caller, body }) => {
    requireFreshSession(deps, caller);
    await askForAddress(deps, { userId: caller.userId, email: body.email });
    return { success: true, message: 'Küldtünk egy levelet. Nyisd meg a benne lévő linket, és tiéd a cím.' };
  },
  changePassword: async ({ caller, body, address }) => {
    await changePassword(deps, caller.userId, { ...body, address });
    return { success: true, message: 'Megváltoztattad a jelszavad. Mindjárt kiléptetünk, utána az új jelszóval léphetsz be.' };
  },
  confirm: async ({ caller, body, address }) => {
    const token = await confirmSession(deps, caller, { ...body, address });
    return { success: true, message: 'Rendben, te vagy az.', token };
  },
  remove: async ({ caller }) => {
    requireFreshSession(deps, caller);
    await deleteAccount(deps, { userId: caller.userId, actorId: caller.userId });
    return { success: true, message: 'Töröltük a fiókodat.' };
  },
  export: async ({ caller }) => ({
    success: true,
    exported_at: deps.clock.now().toISOString(),
    data: await exportAccount(deps.engine.db, caller.userId),
  }),
  startTotp: async ({ caller }) => {
    requireFreshSession(deps, caller);
    return { success: true, ...(await startTotp(deps, caller.userId)) };
  },
  enableTotp: async ({ caller, body }) => {
    await enableTotp(deps, caller.userId, body.totp);
    return { success: true, message: 'Bekapcsoltad a kétlépcsős belépést.' };
  },
  disableTotp: async ({ caller }) => {
    requireFreshSession(deps, caller);
    await disableTotp(deps, caller.userId);
    return { success: true, message: 'Kikapcsoltad a kétlépcsős belépést.' };
  },
});
