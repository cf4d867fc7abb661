import { z } from 'zod';

export { slug } from '@eszkerek/documents/slug';

/** Field schemas shared by calls, each with the Hungarian sentence a pupil sees when it does not fit. */
export const uuid = z.uuid('Ilyen azonosító nincs.');
export const email = z
  .string()
  .trim()
  .max(254, 'Ez az e-mail-cím túl hosszú.')
  .pipe(z.email('Ez nem tűnik e-mail-címnek. Nézd meg, nem maradt-e le valami.'));
/** Visible characters: no control, format or line separator characters. */
export const username = z
  .string()
  .trim()
  .min(2, 'A név legalább 2 karakter legyen.')
  .max(60, 'A név legfeljebb 60 karakter lehet.')
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, 'A névben csak látható karakterek lehetnek.');
/** Whose money tasks speak of: lei, or forints. */
export const region = z.enum(['ro', 'hu']).optional();
export const isoTime = z.string();
export const success = z.literal(true);
/** `{success, message}`: what most state-changing calls answer. */
export const done = z.object({ success, message: z.string() });
