import { layOutMail } from '../mail-layout.ts';

export const verifyEmailMail = (input: { name: string; url: string }) =>
  layOutMail({
    kind: 'verify-email',
    subject: 'Erősítsd meg az e-mail-címedet',
    greeting: `Szia, ${input.name}!`,
    paragraphs: ['Örülünk, hogy itt vagy! Már csak egy lépés van hátra: erősítsd meg, hogy ez a te e-mail-címed.'],
    button: { label: 'Megerősítem', url: input.url },
    notes: ['A link 48 óráig érvényes.', 'Ha nem te regisztráltál, nincs teendőd: megerősítés nélkül a fiók magától törlődik.'],
  });
