import { api } from '../../lib/api.ts';
import { renewToken } from '../../lib/session.ts';

/** Confirms the password or the Google account once more; the session goes on with the token the server returns. */
export const confirmIdentity = async (body: { password: string } | { googleToken: string }): Promise<void> => {
  const { token } = await api.profile.confirm({ body });
  renewToken(token);
};
