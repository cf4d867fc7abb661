import { type Labels, own, YEAR } from './label.ts';

export const messages: Labels<'notifications' | 'contact_messages' | 'parent_letters'> = {
  notifications: {
    purpose: 'Értesítéseid.',
    retention: '90 napig.',
    owners: [own()],
    erase: 'delete',
    expires: { column: 'sent_at', days: 90 },
    columns: {
      id: 'none',
      user_id: 'none',
      kind: 'personal',
      dedupe_key: 'none',
      title: 'personal',
      message: 'personal',
      link: 'personal',
      sent_at: 'personal',
      read_at: 'personal',
    },
  },
  contact_messages: {
    purpose: 'A kapcsolati űrlapon küldött üzenetek.',
    retention: '12 hónapig.',
    owners: [own()],
    erase: 'delete',
    expires: { column: 'created_at', days: YEAR },
    columns: {
      id: 'none',
      user_id: 'none',
      name: 'personal',
      email: 'personal',
      subject: 'personal',
      message: 'personal',
      created_at: 'personal',
      read_at: 'none',
    },
  },
  parent_letters: {
    purpose: 'Melyik héten küldtünk összefoglalót a szülődnek.',
    retention: '90 napig.',
    owners: [own()],
    erase: 'delete',
    expires: { column: 'created_at', days: 90 },
    columns: { user_id: 'none', week: 'personal', created_at: 'personal' },
  },
};
