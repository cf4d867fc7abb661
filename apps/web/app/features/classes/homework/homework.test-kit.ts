import type { AssignablePage, HomeworkPupil } from '@eszkerek/contract/class-homework';
import type { SchoolClass } from '@eszkerek/contract/classes';

export const schoolClass: SchoolClass = {
  id: '0190a1b2-0000-7000-8000-0000000000c7',
  class_name: '6. B',
  class_code: 'K7F4QX',
  student_count: 2,
  max_students: 20,
  expires_at: '2027-11-15T08:00:00.000Z',
  expired: false,
};

const student = (id: string, real_name: string) => ({
  id: `0190a1b2-0000-7000-8000-0000000000${id}`,
  real_name,
  joined_at: '2026-11-01T08:00:00.000Z',
  last_activity_at: null,
  quiz_count: 0,
  lesson_count: 0,
  average_percentage: null,
});
export const akos = student('b1', 'Nagy Ákos');
export const bea = student('b2', 'Kis Bea');

export const page = (given: Partial<AssignablePage> & { slug: string; title: string }): AssignablePage => ({
  kind: 'quiz',
  subject: 'matematika',
  grades: [5],
  unit: 'matematika/tortek',
  unit_title: 'Műveletek törtekkel',
  minutes: 8,
  questions: 10,
  premium: false,
  seen: 0,
  done: 0,
  average: null,
  ...given,
});

export const entry = {
  id: '0190a1b2-0000-7000-8000-0000000000a1',
  slug: 'kviz-tortek',
  title: 'Törtek összeadása',
  note: '',
  due_at: '2026-11-20T18:00:00.000Z',
  created_at: '2026-11-15T08:00:00.000Z',
  starts_at: null,
  mode: null,
  max_tries: null,
  audience: null,
};

export const result = (given: Partial<HomeworkPupil> & { student_id: string; real_name: string }): HomeworkPupil => ({
  note: '',
  done_at: null,
  score_percentage: null,
  first_score: null,
  tries: 0,
  late: false,
  state: 'none',
  minutes: null,
  misconceptions: [],
  ...given,
});

export const misconception = {
  subject: 'matematika',
  topic: 'Műveletek törtekkel',
  lesson: 'tortek',
  lesson_title: 'Törtek',
  section: null,
  practice: 'gyakorlo-tortek',
  example: null,
  hits: 3,
};
