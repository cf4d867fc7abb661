import { ACCOUNT, type Labels, own } from './label.ts';

export const sets: Labels<'own_questions' | 'set_readers' | 'question_sets'> = {
  own_questions: {
    purpose: 'A kérdéssoraidba írt saját kérdéseid.',
    retention: ACCOUNT,
    owners: [{ column: 'set_id', in: { table: 'question_sets', key: 'id', owner: 'teacher_id' } }],
    erase: 'delete',
    columns: { set_id: 'none', id: 'none', question: 'personal', updated_at: 'personal' },
  },
  set_readers: {
    purpose: 'Melyik kollégád kérdéssorát nyitottad meg kóddal.',
    retention: ACCOUNT,
    owners: [own('teacher_id')],
    erase: 'delete',
    columns: { set_id: 'none', teacher_id: 'none', opened_at: 'personal' },
  },
  question_sets: {
    purpose: 'A saját kérdéssoraid.',
    retention: ACCOUNT,
    owners: [own('teacher_id')],
    erase: 'delete',
    columns: {
      id: 'none',
      slug: 'personal',
      teacher_id: 'none',
      title: 'personal',
      subject: 'personal',
      items: 'personal',
      share_code: 'personal',
      created_at: 'personal',
      updated_at: 'personal',
    },
  },
};
