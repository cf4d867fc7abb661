import { layOutMail } from '../mail-layout.ts';
import { nameInMail } from '../name-in-mail.ts';

/** To a confirmed parent: a payment or refund on the child's account. */
export const paymentNoticeMail = (input: { childName: string; item: string; amountRon: number; what: 'paid' | 'refunded' }) =>
  layOutMail({
    kind: 'payment-notice',
    subject: input.what === 'paid' ? 'Befizetés érkezett gyermeke fiókjához' : 'Visszatérítés gyermeke fiókján',
    greeting: 'Kedves Szülő!',
    paragraphs: [
      input.what === 'paid'
        ? `${nameInMail(input.childName)} fiókjához befizetés érkezett: ${input.item}, ${input.amountRon} RON.`
        : `${nameInMail(input.childName)} fiókján visszautaltuk ezt a befizetést: ${input.item}, ${input.amountRon} RON.`,
      'A vásárlástól 14 napon belül indoklás nélkül el lehet állni a gyermek profiljában (Elállás a szerződéstől).',
    ],
    notes: ['Ezt a levelet azért küldtük, mert hozzájárult gyermeke fiókjához.'],
  });
