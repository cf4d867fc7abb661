import { z } from 'zod';
import { call, perHour } from './call.ts';
import { signedIn } from './entities.ts';
import { success } from './fields.ts';
import { givenPassword, newPassword } from './password-fields.ts';
import { PICTURES, PICTURES_CHOSEN } from './pictures.ts';

const classCode = z.string().trim().min(1, 'Írd be az osztálykódot.').max(20, 'Ez a kód túl hosszú.');
const cardCode = z.string().trim().min(1, 'Írd be a kártya kódját.').max(20, 'Ez a kód túl hosszú.');
const pictures = z
  .array(z.enum(PICTURES))
  .length(PICTURES_CHOSEN, 'Négy képet válassz.')
  .refine(chosen => new Set(chosen).size === chosen.length, 'Négy különböző képet válassz.');
const oneOf = ({ pictures: chosen, password }: { pictures?: unknown; password?: unknown }): boolean =>
  (chosen === undefined) !== (password === undefined);
const oneSecret = 'Négy képet vagy egy jelszót adj meg.';

/** Sign-in of pupils without an e-mail address. A stranger must not collect names: the code is limited as well as the address. */
export const classLogin = {
  classNames: call({
    method: 'POST',
    path: '/api/class-login/names',
    who: 'anyone',
    limit: perHour(300, 'classCode', 600),
    summary: 'The names a class signs in with: family names are initials where that is enough to tell the pupils apart.',
    body: z.strictObject({ classCode }),
    response: z.object({ success, class_name: z.string(), names: z.array(z.string()) }),
  }),
  classLogin: call({
    method: 'POST',
    path: '/api/class-login',
    who: 'anyone',
    limit: perHour(600, 'classCode', 3000),
    summary:
      'Signs in a pupil of a class by a name of its list and four pictures or a password. Five wrong tries lock it until the teacher helps.',
    body: z
      .strictObject({
        classCode,
        name: z.string().trim().min(1, 'Válaszd ki a neved.').max(80),
        pictures: pictures.optional(),
        password: givenPassword.optional(),
        remember: z.boolean().default(false),
      })
      .refine(oneOf, oneSecret),
    response: signedIn,
  }),
  readCard: call({
    method: 'POST',
    path: '/api/class-card',
    who: 'anyone',
    limit: perHour(600, 'address'),
    summary: 'Whose sign-in card a code belongs to.',
    body: z.strictObject({ code: cardCode }),
    response: z.object({ success, real_name: z.string(), class_name: z.string() }),
  }),
  redeemCard: call({
    method: 'POST',
    path: '/api/class-card/password',
    who: 'anyone',
    limit: perHour(600, 'address'),
    summary: 'Sets four pictures or a password with the code of a sign-in card, once, and signs in. Earlier passwords end.',
    body: z.strictObject({ code: cardCode, pictures: pictures.optional(), password: newPassword.optional() }).refine(oneOf, oneSecret),
    response: signedIn.extend({ class_code: z.string(), listed_name: z.string() }),
  }),
};
