import type { Deps } from '../../deps.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { storeNewPassword } from './store-new-password.ts';

export const changePassword = async (
  deps: Deps,
  userId: string,
  input: { oldPassword: string; newPassword: string; address: string },
): Promise<void> => {
  const account = await checkOwnPassword(deps, userId, input.oldPassword, input.address);
  const passwordHash = await deps.passwords.hash(input.newPassword, input.address);
  await deps.engine.db
    .transaction()
    .execute(trx => storeNewPassword(trx, deps, account, { passwordHash, action: 'auth.password-changed' }));
};
