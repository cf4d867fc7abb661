import { layOutMail } from '../mail-layout.ts';
import { greetingInMail } from '../name-in-mail.ts';

export const accountDeletedMail = (input: { name: string }) =>
  layOutMail({
    kind: 'account-deleted',
    subject: 'Töröltük a fiókodat',
    greeting: greetingInMail(input.name),
    paragraphs: [
      'A fiókodat és a tanulási naplódat töröltük. Az előfizetésed is megszűnt, ha volt.',
      'A számlákat a törvény szerint 8 évig őrizzük, de a neved nélkül.',
      'Jó volt veled tanulni. Ha visszajönnél, bármikor regisztrálhatsz újra.',
    ],
  });
