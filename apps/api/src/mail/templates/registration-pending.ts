import { layOutMail } from '../mail-layout.ts';
import { timeInMail } from '../time-in-mail.ts';

/** The address was registered more than once and never verified: nothing typed so far is used, the link leads to the form. */
export const registrationPendingMail = (input: { url: string; requestedAt: string }) =>
  layOutMail({
    kind: 'registration-pending',
    subject: 'Fejezd be a regisztrációdat',
    greeting: 'Szia!',
    paragraphs: [
      `Ezzel az e-mail-címmel többször is regisztráltak, legutóbb ekkor: ${timeInMail(input.requestedAt)}. Nem tudhatjuk, hogy mindegyik te voltál-e, ezért a korábban megadott jelszavakat és adatokat nem használjuk.`,
      'Ha te szeretnél fiókot, nyisd meg az alábbi linket, és add meg újra a neved, a jelszavad, és ha van, a szülőd e-mail-címét meg az osztálykódodat.',
    ],
    button: { label: 'Befejezem a regisztrációt', url: input.url },
    notes: [
      'A link 48 óráig érvényes. A korábbi levelekben kapott linkek már nem működnek.',
      'Ha nem te regisztráltál, ne nyisd meg a linket, és nincs más teendőd: megerősítés nélkül a fiók 7 nap múlva magától törlődik.',
    ],
  });
