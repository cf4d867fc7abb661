import { layOutMail } from '../mail-layout.ts';
import { greetingInMail } from '../name-in-mail.ts';

export const parentRefusedMail = (input: { name: string }) =>
  layOutMail({
    kind: 'parent-refused',
    subject: 'A szülőd nem járult hozzá a fiókodhoz',
    greeting: greetingInMail(input.name),
    paragraphs: [
      'A szülőd úgy döntött, hogy nem járul hozzá a fiókodhoz, ezért 24 órán belül töröljük.',
      'Beszéljétek meg otthon: amíg a törlés meg nem történik, a szülőd a levelében lévő linken meggondolhatja magát.',
    ],
  });
