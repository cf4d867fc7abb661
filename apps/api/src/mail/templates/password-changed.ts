import { layOutMail } from '../mail-layout.ts';
import { greetingInMail } from '../name-in-mail.ts';

export const passwordChangedMail = (input: { name: string; forgotUrl: string }) =>
  layOutMail({
    kind: 'password-changed',
    subject: 'Megváltozott a jelszavad',
    greeting: greetingInMail(input.name),
    paragraphs: ['A fiókod jelszava megváltozott, és minden eszközön kiléptettünk. Az új jelszóval tudsz belépni.'],
    notes: [`Nem te változtattad meg? Állíts be azonnal újat: ${input.forgotUrl}`],
  });
