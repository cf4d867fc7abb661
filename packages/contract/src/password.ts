import { PASSWORD_MIN_LENGTH } from './constants.ts';

/** The five stated criteria, in the order of the checklist; one list for every screen and for the server. */
export const passwordCriteria = [
  { id: 'length', label: 'Legalább 8 karakter', holds: (p: string) => [...p].length >= PASSWORD_MIN_LENGTH },
  { id: 'lower', label: 'Kisbetű', holds: (p: string) => /\p{Ll}/u.test(p) },
  { id: 'upper', label: 'Nagybetű', holds: (p: string) => /\p{Lu}/u.test(p) },
  { id: 'digit', label: 'Számjegy', holds: (p: string) => /\p{Nd}/u.test(p) },
  { id: 'symbol', label: 'Írásjel vagy szimbólum', holds: (p: string) => /[^\p{L}\p{N}\s]/u.test(p) },
] as const;

export const isStrongPassword = (password: string): boolean => passwordCriteria.every(c => c.holds(password));

/** The two of the 10,000 commonest that meet the five criteria as they are; the server refuses many more (common-password.ts). */
const commonDespiteCriteria: readonly string[] = ['p@ssw0rd', 'sasha_007'];
const isCommonPassword = (password: string): boolean => commonDespiteCriteria.includes(password.toLowerCase());

/** Why a password is refused before it is sent; null when it may be sent. The same on every screen. */
export const passwordProblem = (password: string): 'weak' | 'common' | null =>
  !isStrongPassword(password) ? 'weak' : isCommonPassword(password) ? 'common' : null;
