import { layOutMail } from '../mail-layout.ts';
import { greetingInMail } from '../name-in-mail.ts';

export const teacherApprovedMail = (input: { name: string; url: string }) =>
  layOutMail({
    kind: 'teacher-approved',
    subject: 'Jóváhagytuk a tanári fiókodat',
    greeting: greetingInMail(input.name),
    paragraphs: [
      'Jóváhagytuk a tanári fiókodat. Mostantól osztályt nyithatsz, és követheted a tanulóid haladását.',
      'A prémium tananyag tanárként ingyen a tiéd, a Mester Mód pedig megoldásokkal mutatja a kvízeket.',
    ],
    button: { label: 'Megnyitom a tanári pultot', url: input.url },
  });
