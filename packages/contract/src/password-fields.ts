import { z } from 'zod';
import { isLeakedPassword } from './common-password.ts';
import { messages } from './messages.ts';
import { isStrongPassword } from './password.ts';

/** Long enough for any pass phrase, short enough to hash. */
export const MAX_PASSWORD = 200;

export const newPassword = z
  .string(messages.passwordWeak)
  .max(MAX_PASSWORD, 'A jelszó legfeljebb 200 karakter lehet.')
  .refine(isStrongPassword, messages.passwordWeak)
  .refine(password => !isLeakedPassword(password), messages.passwordCommon);
export const givenPassword = z.string().min(1, 'Írd be a jelszavad.').max(MAX_PASSWORD, 'A jelszó legfeljebb 200 karakter lehet.');
