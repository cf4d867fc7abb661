import { RETENTION_YEARS } from '@eszkerek/contract';
import { KEPT_DAYS, type Labels, LEARNING, own, YEAR } from './label.ts';

export const classes: Labels<
  | 'homework_notes'
  | 'homework_pupils'
  | 'homework'
  | 'class_group_pupils'
  | 'class_groups'
  | 'class_seats'
  | 'class_requests'
  | 'class_teachers'
  | 'class_invites'
  | 'trial_marks'
  | 'classes'
> = {
  homework_notes: {
    purpose: 'A tanárod megjegyzései a házi feladataidhoz.',
    retention: LEARNING,
    owners: [own('student_id')],
    erase: 'delete',
    columns: { homework_id: 'none', student_id: 'none', note: 'personal', updated_at: 'personal' },
  },
  homework_pupils: {
    purpose: 'Melyik házi feladatot kaptad név szerint.',
    retention: 'Az osztály adataival együtt.',
    owners: [own('student_id')],
    erase: 'delete',
    columns: { homework_id: 'none', student_id: 'none' },
  },
  homework: {
    purpose: 'Kiadott házi feladatok.',
    retention: 'Az osztály adataival együtt.',
    owners: [],
    erase: 'keep',
    columns: {
      id: 'none',
      class_id: 'none',
      slug: 'none',
      title: 'none',
      note: 'none',
      due_at: 'none',
      created_at: 'none',
      starts_at: 'none',
      mode: 'none',
      max_tries: 'none',
      audience: 'none',
    },
  },
  class_group_pupils: {
    purpose: 'Melyik csoportba tett a tanárod az osztályon belül.',
    retention: 'Az osztály adataival együtt.',
    owners: [own('student_id')],
    erase: 'delete',
    columns: { group_id: 'none', student_id: 'none' },
  },
  class_groups: {
    purpose: 'Egy osztály csoportjai.',
    retention: 'Az osztály adataival együtt.',
    owners: [],
    erase: 'keep',
    columns: { id: 'none', class_id: 'none', name: 'none', created_at: 'none' },
  },
  class_seats: {
    purpose: 'Melyik osztálynak vagy a tagja.',
    retention: `Kilépésig, vagy az osztály lejárta után ${KEPT_DAYS.seats} napig.`,
    owners: [own('student_id')],
    erase: { detach: ['student_id', 'joined_at'] },
    columns: { class_id: 'none', seat: 'none', student_id: 'none', joined_at: 'personal' },
  },
  class_requests: {
    purpose: 'Melyik osztályba jelentkeztél a regisztrációnál; az e-mail-címed megerősítésekor lesz belőle tagság.',
    retention: 'A megerősítésig, legfeljebb 7 napig.',
    owners: [own()],
    erase: 'delete',
    columns: { user_id: 'none', class_id: 'none', created_at: 'personal' },
  },
  class_teachers: {
    purpose: 'Melyik osztályt tanítod egy kollégád meghívására.',
    retention: 'Kilépésig, legfeljebb az osztály adataival együtt.',
    owners: [own('teacher_id')],
    erase: 'delete',
    columns: { class_id: 'none', teacher_id: 'none', added_at: 'personal' },
  },
  class_invites: {
    purpose: 'Egy osztály nyitott meghívója egy második tanárnak.',
    retention: 'A felhasználásig, legfeljebb a lejárat után 30 napig.',
    owners: [],
    erase: 'keep',
    expires: { column: 'expires_at', days: 30 },
    columns: { class_id: 'none', code_hash: 'none', expires_at: 'none' },
  },
  trial_marks: {
    purpose: 'Mikor kezdődött egy törölt fiók próbaideje; az e-mail-címnek csak a kulccsal készült lenyomata szerepel benne.',
    retention: `A törléstől számított ${RETENTION_YEARS.trial} évig.`,
    owners: [],
    erase: 'keep',
    expires: { column: 'kept_since', days: RETENTION_YEARS.trial * YEAR },
    columns: { address_hash: 'none', first_created_at: 'none', kept_since: 'none' },
  },
  classes: {
    purpose: 'Az osztályaid. Törölt tanár osztálya a lejáratáig él.',
    retention: 'Az osztály lejárta után 12 hónapig.',
    owners: [own('teacher_id')],
    erase: { detach: ['teacher_id'] },
    expires: { column: 'expires_at', days: YEAR },
    columns: {
      id: 'none',
      teacher_id: 'none',
      class_name: 'personal',
      class_code: 'personal',
      max_students: 'personal',
      checkout_id: 'none',
      paid_at: 'personal',
      expires_at: 'personal',
      created_at: 'personal',
    },
  },
};
