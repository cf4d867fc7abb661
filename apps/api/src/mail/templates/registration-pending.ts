import { layOutMail } from '../mail-layout.ts';

/** The address was registered before but never confirmed: the first registration stands, with a fresh link. */
export const registrationPendingMail = (input: { name: string; url: string; forgotUrl: string }) =>
  layOutMail({
    kind: 'registration-pending',
    subject: 'Erősítsd meg az e-mail-címedet',
    greeting: `Szia, ${input.name}!`,
    paragraphs: [
      'Ezzel az e-mail-címmel már elkezdődött egy regisztráció, csak a megerősítés maradt el. Itt az új link hozzá.',
      'Az első regisztrációnál megadott jelszó érvényes.',
    ],
    button: { label: 'Megerősítem', url: input.url },
    notes: [
      'A link 48 óráig érvényes, a korábbi már nem működik.',
      `Ha nem emlékszel a jelszóra, itt állíthatsz be újat: ${input.forgotUrl}`,
      'Ha nem te regisztráltál, nincs teendőd: megerősítés nélkül a fiók magától törlődik.',
    ],
  });
