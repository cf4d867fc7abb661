import { layOutMail } from '../mail-layout.ts';
import { greetingInMail } from '../name-in-mail.ts';
import { timeInMail } from '../time-in-mail.ts';

export const verifyEmailMail = (input: { name: string; url: string; requestedAt: string }) =>
  layOutMail({
    kind: 'verify-email',
    subject: 'Erősítsd meg az e-mail-címedet',
    greeting: greetingInMail(input.name),
    paragraphs: ['Örülünk, hogy itt vagy! Már csak egy lépés van hátra: erősítsd meg, hogy ez a te e-mail-címed.'],
    button: { label: 'Megerősítem', url: input.url },
    notes: [
      `Ezt a levelet ekkor kérték: ${timeInMail(input.requestedAt)}. A link 48 óráig érvényes.`,
      'Ha nem te regisztráltál, ne nyisd meg a linket, és nincs más teendőd: megerősítés nélkül a fiók 7 nap múlva magától törlődik.',
    ],
  });
