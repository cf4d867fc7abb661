import { layOutMail } from '../mail-layout.ts';
import { greetingInMail } from '../name-in-mail.ts';

/** To the owner of an address that someone tried to register again; the response reveals nothing. */
export const alreadyRegisteredMail = (input: { name: string; loginUrl: string; forgotUrl: string }) =>
  layOutMail({
    kind: 'already-registered',
    subject: 'Már van fiókod nálunk',
    greeting: greetingInMail(input.name),
    paragraphs: [
      'Valaki most regisztrálni próbált ezzel az e-mail-címmel, de ehhez már tartozik fiók.',
      'Ha te voltál, egyszerűen jelentkezz be a meglévő fiókodba.',
    ],
    button: { label: 'Bejelentkezem', url: input.loginUrl },
    notes: [
      `Elfelejtetted a jelszavad? Itt kérhetsz újat: ${input.forgotUrl}`,
      'Ha nem te voltál, nincs teendőd: a fiókod biztonságban van.',
    ],
  });
