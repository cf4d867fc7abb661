import { longDate } from '@eszkerek/numbers/dates';
import { layOutMail } from '../mail-layout.ts';
import { greetingInMail } from '../name-in-mail.ts';

const day = (iso: string): string => longDate(iso, 'Europe/Bucharest');

/** The receipt of a withdrawal, as the law asks for it: what, when, how much, and when the money comes back. */
export const withdrawalReceiptMail = (input: {
  name: string;
  item: string;
  amountRon: number;
  paidAt: string;
  declaredAt: string;
  number: string;
}) =>
  layOutMail({
    kind: 'withdrawal-receipt',
    subject: 'Megkaptuk az elállásodat',
    greeting: greetingInMail(input.name),
    paragraphs: [
      `Visszaigazoljuk, hogy ${day(input.declaredAt)} napján elálltál ettől a vásárlástól: ${input.item}, ${input.amountRon} RON, fizetve: ${day(input.paidAt)}.`,
      'Az összeget ugyanarra a kártyára utaljuk vissza, legkésőbb 14 napon belül. Az ehhez tartozó hozzáférés megszűnt.',
    ],
    notes: [`Azonosító: ${input.number}. Őrizd meg ezt a levelet.`],
  });
