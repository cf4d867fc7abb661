import { layOutMail } from '../mail-layout.ts';
import { greetingInMail } from '../name-in-mail.ts';

export const resetPasswordMail = (input: { name: string; url: string }) =>
  layOutMail({
    kind: 'reset-password',
    subject: 'Új jelszó beállítása',
    greeting: greetingInMail(input.name),
    paragraphs: ['Új jelszót kértél a fiókodhoz. Az alábbi linken állíthatod be.'],
    button: { label: 'Új jelszót állítok be', url: input.url },
    notes: ['A link 30 percig érvényes, és egyszer használható.', 'Ha nem te kérted, nincs teendőd: a régi jelszavad marad érvényben.'],
  });
