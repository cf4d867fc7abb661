import { isPremiumCategory } from '@eszkerek/documents/base';
import { newId } from '../db/id.ts';
import type { TestApp } from '../testing/app.ts';
import { addAdmin, addStudent, addTeacher } from '../testing/people.ts';
import { addClass } from '../testing/school.ts';

/** Everyone the rights are checked for. */
export const people = ['guest', 'student', 'otherStudent', 'classMember', 'waitingTeacher', 'teacher', 'otherTeacher', 'admin'] as const;
export type PersonName = (typeof people)[number];

/** What a request can name and somebody can own. */
export const ownedKinds = [
  'class',
  'pupil',
  'homework',
  'group',
  'attempt',
  'practice',
  'placement',
  'payment',
  'live',
  'participant',
  'set',
] as const;
export type OwnedKind = (typeof ownedKinds)[number];

export interface Person {
  name: PersonName;
  id: string;
  email: string;
  token: string | undefined;
  owns: Partial<Record<OwnedKind, string>>;
}

/** Plain data, so that a copy of the database is a copy of the school. */
export interface School {
  people: Record<PersonName, Person>;
  /** What only admins deal with. */
  message: string;
  applicant: string;
  /** Whose doors a guest opens. */
  spare: { id: string; email: string };
  quiz: string;
  practice: string;
  lesson: string;
  /** A question of the quiz that has hints. */
  question: string;
  classCode: string;
  /** Of the set of a colleague of both teachers. */
  shareCode: string;
  /** Teaches the classes of both teachers beside them. */
  colleague: string;
  /** Signs in with the class code and PASSWORD. */
  classPupil: { id: string; classCode: string; listedName: string };
  /** A live lesson of the teacher in its first vote, and the token of a guest in it. */
  live: { code: string; token: string; question: string };
}

export const PASSWORD = 'Jo-Jelszo-77';
const QUIZ = 'kviz-matek-5-tortek-osszeadasa';

const openAttempts = async ({ call }: TestApp, token: string | undefined, practice: string) => {
  const begin = async (slug: string) => {
    const { body } = await call('POST', `/api/quiz/${slug}/attempts`, { ...(token ? { token } : {}), body: {} });
    return body.attempt as { id: string; questions: { id: string; hintCount: number }[] };
  };
  const attempt = await begin(QUIZ);
  return {
    attempt: attempt.id,
    practice: (await begin(practice)).id,
    question: attempt.questions.find(q => q.hintCount > 0)?.id ?? '',
  };
};

const pay = async ({ call, engine }: TestApp, person: { id: string; token: string }, url: string, body: object): Promise<string> => {
  const opened = await call('POST', url, { token: person.token, body });
  await call('POST', `/api/sandbox-checkout/${String(opened.body.url).split('/').at(-1)}`, { body: { action: 'pay' } });
  const { id } = await engine.db
    .selectFrom('payments')
    .innerJoin('billing_subjects', 'billing_subjects.subject_id', 'payments.subject_id')
    .select('payments.id')
    .where('billing_subjects.user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  return id;
};

const beginLive = async ({ call, engine }: TestApp, teacher: { token: string }, classId: string, member: { id: string; token: string }) => {
  const opened = await call('POST', '/api/teacher/live', { token: teacher.token, body: { slug: QUIZ, classId } });
  const [live, code] = [String(opened.body.id), String(opened.body.code)];
  await call('POST', `/api/teacher/live/${live}/actions`, { token: teacher.token, body: { action: 'start', step: 0 } });
  await call('POST', `/api/live/${code}/join`, { token: member.token, body: {} });
  const guest = await call('POST', `/api/live/${code}/join`, { body: {} });
  const { id: participant } = await engine.db
    .selectFrom('live_participants')
    .select('id')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  return { live, participant, code, token: String(guest.body.token) };
};

const addClassPupil = async ({ call }: TestApp, teacher: { token: string }, classId: string) => {
  const ask = (path: string, body: object) => call('POST', `/api/teacher/class/${classId}/${path}`, { token: teacher.token, body });
  const [pupil] = (await ask('pupils', { names: ['Kártyás Kata'] })).body.pupils as { id: string }[];
  const [card] = (await ask('sign-in-cards', { studentIds: [pupil?.id] })).body.cards as { code: string }[];
  const { body } = await call('POST', '/api/class-card/password', { body: { code: card?.code, password: PASSWORD } });
  return { id: pupil?.id ?? '', classCode: String(body.class_code), listedName: String(body.listed_name) };
};

/** Eight people, each with all that their kind can own. */
export const buildSchool = async (app: TestApp): Promise<School> => {
  const { engine, clock, deps } = app;
  const { db } = engine;
  const now = clock.now();
  const free = deps.library.ofKind('practice').find(page => !isPremiumCategory(page.category));
  const lesson = deps.library.ofKind('lesson').find(page => !isPremiumCategory(page.category));
  if (!free || !lesson) throw new Error('The content has no free practice or lesson.');
  const practice = free.slug;
  const password_hash = await deps.passwords.hash(PASSWORD);
  const account = (username: string) => ({ username, password_hash });

  const teaching = async (name: 'teacher' | 'otherTeacher', title: string) => {
    const teacher = await addTeacher(db, now, account(title));
    const payment = await pay(app, teacher, '/api/teacher/create-class-checkout-session', { className: `${title} osztálya` });
    const { id, code, students } = await addClass(db, clock, { teacher, names: [`${title} tanulója`, `${title} másik tanulója`] });
    const homework = newId();
    await db
      .insertInto('homework')
      .values({
        id: homework,
        class_id: id,
        slug: QUIZ,
        title: 'Házi',
        note: '',
        due_at: '2026-12-01T00:00:00.000Z',
        created_at: now.toISOString(),
      })
      .execute();
    const group = newId();
    await db.insertInto('class_groups').values({ id: group, class_id: id, name: 'Csoport', created_at: now.toISOString() }).execute();
    const [pupil, member] = students;
    if (!pupil || !member) throw new Error('The class is empty.');
    await db.updateTable('users').set({ password_hash }).where('id', '=', member.id).execute();
    const { question, ...attempts } = await openAttempts(app, teacher.token, practice);
    const { live, participant, ...lesson } = await beginLive(app, teacher, id, member);
    const made = await app.call('POST', '/api/teacher/sets', { token: teacher.token, body: { title: 'Törtek', subject: 'matematika' } });
    const { slug: set } = made.body.set as { slug: string };
    const owns = { set, class: id, pupil: pupil.id, homework, group, payment, live, participant, ...attempts };
    return { person: { ...teacher, name, owns }, member, code, question, lesson };
  };
  const first = await teaching('teacher', 'Tóth Éva');
  const second = await teaching('otherTeacher', 'Szabó Gábor');
  const classCode = second.code;
  const { id: colleague } = await addTeacher(db, now, { username: 'Társ Tamás' });
  await db
    .insertInto('class_teachers')
    .values([first, second].map(({ person }) => ({ class_id: person.owns.class, teacher_id: colleague, added_at: now.toISOString() })))
    .execute();
  const classPupil = await addClassPupil(app, first.person, first.person.owns.class);

  const shareSetOf = async ({ token }: { token: string }): Promise<string> => {
    const made = await app.call('POST', '/api/teacher/sets', { token, body: { title: 'Közös sor', subject: 'matematika' } });
    const { slug } = made.body.set as { slug: string };
    return String((await app.call('POST', `/api/teacher/sets/${slug}/code`, { token })).body.share_code);
  };

  const beginPlacement = async (token: string): Promise<{ placement?: string }> => {
    const { status, body } = await app.call('POST', '/api/guide/placement/matematika', { token, body: {} });
    return status === 200 ? { placement: (body.placement as { id: string }).id } : {};
  };
  const learner = async (name: PersonName, made: { id: string; email: string; token: string }, pays: boolean): Promise<Person> => {
    const { question: _, ...attempts } = { ...(await openAttempts(app, made.token, practice)), ...(await beginPlacement(made.token)) };
    const payment = pays ? { payment: await pay(app, made, '/api/create-checkout-session', { interval: 'monthly' }) } : {};
    return { ...made, name, owns: { ...attempts, ...payment } };
  };
  const { question, ...guestAttempts } = await openAttempts(app, undefined, practice);

  const message = newId();
  const contact = { id: message, name: 'Nagy Ilona', email: 'ilona@pelda.hu', subject: 'Kérdés', message: 'Mikor indul?' };
  await db
    .insertInto('contact_messages')
    .values({ ...contact, user_id: null, created_at: now.toISOString(), read_at: null })
    .execute();
  await db
    .insertInto('question_reports')
    .values({
      id: newId(),
      quiz_slug: QUIZ,
      question_id: 'q3',
      user_id: null,
      message: 'Hibás',
      created_at: now.toISOString(),
      resolved_at: null,
    })
    .execute();
  const spare = await addStudent(db, now, account('Tartalék Tibor'));
  const applicant = await addTeacher(db, now, { username: 'Jelentkező Jenő', approved_at: null });

  return {
    people: {
      guest: { name: 'guest', id: '', email: '', token: undefined, owns: guestAttempts },
      student: await learner('student', await addStudent(db, now, account('Kiss Lili')), true),
      otherStudent: await learner('otherStudent', await addStudent(db, now, account('Nagy Béla')), true),
      classMember: await learner('classMember', first.member, false),
      waitingTeacher: await learner('waitingTeacher', await addTeacher(db, now, { ...account('Váró Vera'), approved_at: null }), false),
      teacher: first.person,
      otherTeacher: second.person,
      admin: await learner('admin', await addAdmin(db, now, account('Gazda Géza')), false),
    },
    message,
    applicant: applicant.id,
    spare: { id: spare.id, email: spare.email },
    quiz: QUIZ,
    practice,
    lesson: lesson.slug,
    question,
    classCode,
    shareCode: await shareSetOf(await addTeacher(db, now, account('Kolléga Klára'))),
    colleague,
    classPupil,
    live: { ...first.lesson, question: deps.library.questions(QUIZ)[0]?.id ?? '' },
  };
};
