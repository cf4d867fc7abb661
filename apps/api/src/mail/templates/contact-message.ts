import { layOutMail } from '../mail-layout.ts';

/** To the admins, with the sender's address to reply to. */
export const contactMessageMail = (input: { name: string; email: string; subject: string; message: string; adminUrl: string }) =>
  layOutMail({
    kind: 'contact-message',
    subject: `Üzenet érkezett: ${input.subject}`,
    greeting: 'Új üzenet a kapcsolati űrlapról',
    paragraphs: [`Feladó: ${input.name}, ${input.email}`, `Tárgy: ${input.subject}`, ...input.message.split(/\n{2,}/)],
    button: { label: 'Megnyitom az üzeneteket', url: input.adminUrl },
  });
