import { givenNameOf } from '@eszkerek/numbers/given-name';

/** How a pupil is greeted: as he asked, else by the given name. */
export const givenName = (user: { username: string; call_name?: string | null }): string =>
  user.call_name?.trim() || givenNameOf(user.username);

/** The letter of an avatar. */
export const initialOf = (name: string): string => Array.from(name)[0]?.toLocaleUpperCase('hu') ?? '';
