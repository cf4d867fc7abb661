import { layOutMail } from '../mail-layout.ts';
import { greetingInMail } from '../name-in-mail.ts';
import { timeInMail } from '../time-in-mail.ts';

export const addAddressMail = (input: { name: string; url: string; requestedAt: string }) =>
  layOutMail({
    kind: 'verify-email',
    subject: 'Erősítsd meg az e-mail-címedet',
    greeting: greetingInMail(input.name),
    paragraphs: [
      'Ezt a címet adtad meg az Észkerék-fiókodhoz. Ha megerősíted, a fiókod az osztály után is a tiéd marad, és otthon is beléphetsz vele.',
    ],
    button: { label: 'Megerősítem', url: input.url },
    notes: [
      `Ezt a levelet ekkor kérték: ${timeInMail(input.requestedAt)}. A link 48 óráig érvényes.`,
      'Ha nem te kérted, ne nyisd meg a linket, és nincs más teendőd.',
    ],
  });
