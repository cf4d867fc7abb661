import type { Settings } from '../../settings.ts';

/** Links in emails are built from PUBLIC_URL, never from a request's Host header. */
export const mailLinks = ({ publicUrl }: Pick<Settings, 'publicUrl'>) => ({
  verify: (token: string) => `${publicUrl}/verify-email/${token}`,
  reset: (token: string) => `${publicUrl}/reset-password/${token}`,
  // After the #, so that the code is in no log.
  classCard: (code: string) => `${publicUrl}/osztaly-belepes#${code}`,
  parent: (token: string) => `${publicUrl}/szulo/${token}`,
  stopLetters: (token: string) => `${publicUrl}/api/parent/${token}/stop-letters`,
  login: `${publicUrl}/bejelentkezes`,
  forgot: `${publicUrl}/elfelejtett-jelszo`,
});
