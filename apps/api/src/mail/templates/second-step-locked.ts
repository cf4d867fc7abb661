import { layOutMail } from '../mail-layout.ts';
import { greetingInMail } from '../name-in-mail.ts';
import { timeInMail } from '../time-in-mail.ts';

/** To the owner: somebody knows the password and guesses the codes. */
export const secondStepLockedMail = (input: { name: string; lockedUntil: string; forgotUrl: string }) =>
  layOutMail({
    kind: 'second-step-locked',
    subject: 'Valaki a belépőkódodat próbálgatja',
    greeting: greetingInMail(input.name),
    paragraphs: [
      `A fiókodnál sokszor egymás után hibás hatjegyű kódot adtak meg, ezért a belépést eddig zároltuk: ${timeInMail(input.lockedUntil)}.`,
      'Ha nem te voltál, valaki ismeri a jelszavadat. Állíts be azonnal újat: ezzel a zárolás is megszűnik.',
    ],
    button: { label: 'Új jelszót kérek', url: input.forgotUrl },
    notes: ['Ha te voltál, várd meg a zárolás végét, és ellenőrizd, hogy jól jár-e a telefonod órája.'],
  });
