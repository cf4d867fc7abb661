import { Passwords } from '../areas/auth/passwords.ts';

/** For tests of everything but hashing, which would be nearly all of their time. */
export class PlainPasswords extends Passwords {
  override hash = async (password: string): Promise<string> => `plain:${password}`;
  override verify = async (stored: string | null, password: string): Promise<boolean> => stored === `plain:${password}`;
}
