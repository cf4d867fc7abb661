import { Secret, TOTP } from 'otpauth';
import { issueMailToken } from '../areas/auth/issue-mail-token.ts';
import { newId } from '../db/id.ts';
import { addStudent } from '../testing/people.ts';
import type { CallName, Parts } from './calls.ts';
import { classAccountRights } from './class-account-rights.ts';
import type { Cell, Right } from './right.ts';
import { PASSWORD, type PersonName, type School } from './school.ts';
import { setsRights } from './set-rights.ts';

const all = (status: number): Record<PersonName, number> => ({
  guest: status,
  student: status,
  otherStudent: status,
  classMember: status,
  waitingTeacher: status,
  teacher: status,
  otherTeacher: status,
  admin: status,
});

let counter = 0;
const newAddress = (): string => `uj${++counter}@pelda.hu`;
const registration = { termsAccepted: true, role: 'student' };

const googleToken = async ({ app }: Cell, email: string): Promise<string> =>
  (await app.deps.google?.local?.sign({ name: 'Kiss Lili', email })) ?? '';
/** Each person's own account; guests use one that no other role uses. */
const account = ({ school, person }: Cell): { id: string; email: string } => (person.token ? person : school.spare);
const mailed = async (cell: Cell, kind: 'verify' | 'reset' | 'parent'): Promise<Parts> => ({
  params: { token: await issueMailToken(cell.app.engine.db, cell.app.deps, account(cell).id, kind) },
});
const sandboxPage = async ({ app, school }: Cell): Promise<Parts> => {
  const { token } = school.people.waitingTeacher;
  const { body } = await app.call('POST', '/api/create-checkout-session', { token: token ?? '', body: { interval: 'yearly' } });
  return { params: { id: String(body.url).split('/').at(-1) ?? '' } };
};
const ofClass = ({ ids }: Cell): Parts => ({ params: { id: ids.class } });
const ofAttempt = ({ ids }: Cell): Parts => ({ params: { id: ids.attempt }, body: {} });
const teachersClass = { who: 'teacher', names: ['class'], request: ofClass } as const satisfies Right;
const ofLive = ({ ids }: Cell): Parts => ({ params: { id: ids.live } });
const teachersLive = { who: 'teacher', names: ['live'], request: ofLive } as const satisfies Right;
const asGuestInLesson = ({ school }: Cell): Parts => ({ headers: { authorization: `Bearer ${school.live.token}` } });
const freePage = { who: 'anyone', request: ({ school }: Cell) => ({ params: { slug: school.quiz } }) } as const satisfies Right;

/** A worksheet of one task. */
const sheetOf = ({ practice }: School): string => `K7F4QX.a10.${practice.replace('gyakorlo-', '')}`;

const ofMaths = (): Parts => ({ params: { subject: 'matematika' } });
const firstPart = async ({ app, person }: Cell): Promise<string> => {
  const { body } = await app.call('GET', '/api/guide/today', { token: person.token ?? '' });
  const today = body.today as { parts: { id: string }[] } | undefined;
  return today?.parts[0]?.id ?? 'p1';
};
const swapRequest = async (cell: Cell): Promise<Parts> => {
  const part = await firstPart(cell);
  const { body } = await cell.app.call('GET', `/api/guide/today/${part}/others`, { token: cell.person.token ?? '' });
  const [other] = (body.others ?? []) as { kind: string; target: string }[];
  return { params: { part }, body: { kind: other?.kind ?? 'lesson', target: other?.target ?? '' } };
};

/** One row per call of the contract: who may call it, whose objects it touches, and a valid request. */
export const rights: Record<CallName, Right> = {
  'catalog.curriculums': { who: 'anyone' },
  'catalog.search': { who: 'anyone', request: () => ({ query: { q: 'törtek' } }) },
  'catalog.mathsCollection': { who: 'anyone' },

  'lesson.page': freePage,
  'lesson.viewed': { who: 'student', request: ({ school }) => ({ body: { slug: school.lesson, completed: true } }) },

  'quiz.page': freePage,
  'quiz.start': { who: 'anyone', request: ({ school }) => ({ params: { slug: school.quiz }, body: { mode: 'practice', fresh: true } }) },
  'quiz.opened': { who: 'user', request: ({ school }) => ({ params: { slug: school.quiz } }) },
  'quiz.read': { who: 'anyone', names: ['attempt'], request: ({ ids }) => ({ params: { id: ids.attempt } }) },
  'quiz.answer': {
    who: 'anyone',
    names: ['attempt'],
    request: cell => ({ ...ofAttempt(cell), body: { questionId: 'q3', answer: '5/6', key: newId() } }),
    once: true,
  },
  'quiz.hint': { who: 'anyone', names: ['attempt'], request: cell => ({ ...ofAttempt(cell), body: { questionId: cell.school.question } }) },
  'quiz.next': { who: 'anyone', names: ['practice'], request: ({ ids }) => ({ params: { id: ids.practice }, body: {} }) },
  'quiz.finish': { who: 'anyone', names: ['attempt'], request: ofAttempt },
  'quiz.report': {
    who: 'anyone',
    request: ({ school }) => ({ params: { slug: school.quiz }, body: { questionId: 'q3', message: 'Elírás.' } }),
  },
  'quiz.mistakes': { who: 'student' },
  'quiz.stats': { who: 'user' },
  'quiz.recommendations': { who: 'student' },

  'guide.settings': { who: 'student' },
  'guide.saveSettings': { who: 'student', request: () => ({ body: { grade: 6, country: 'ro', goal: 'school', days: 3 } }) },
  'guide.today': { who: 'student' },
  'guide.others': { who: 'student', request: async cell => ({ params: { part: await firstPart(cell) } }) },
  'guide.swap': { who: 'student', request: swapRequest },
  'guide.labels': { who: 'student' },
  'guide.map': { who: 'student', request: ofMaths },
  'guide.placement': { who: 'student', request: ofMaths },
  'guide.startPlacement': { who: 'student', request: () => ({ ...ofMaths(), body: {} }) },
  'guide.answerPlacement': {
    who: 'student',
    names: ['placement'],
    request: ({ ids }) => ({ params: { id: ids.placement }, body: { questionId: '1', unknown: true, key: newId() } }),
  },
  'guide.finishPlacement': { who: 'student', names: ['placement'], request: ({ ids }) => ({ params: { id: ids.placement }, body: {} }) },
  'guide.reviewState': { who: 'student' },
  // Nothing was answered yet, so there is nothing to review.
  'guide.startReview': { who: 'student', request: () => ({ body: { minutes: 5 } }), answers: all(409) },
  'guide.why': { who: 'student' },
  'guide.reset': { who: 'student', request: () => ({ body: {} }) },
  'guide.classMap': { who: 'teacher', names: ['class'], request: ({ ids }) => ({ params: { id: ids.class, subject: 'matematika' } }) },
  'guide.pupilMap': { who: 'teacher', names: ['pupil'], request: ({ ids }) => ({ params: { id: ids.pupil, subject: 'matematika' } }) },

  'auth.options': { who: 'anyone' },
  'auth.login': { who: 'anyone', request: cell => ({ body: { email: account(cell).email, password: PASSWORD } }) },
  ...classAccountRights,
  'auth.logout': { who: 'user', once: true },
  'auth.register': {
    who: 'anyone',
    request: () => ({ body: { ...registration, username: 'Új Ubul', email: newAddress(), password: PASSWORD, passwordConfirm: PASSWORD } }),
  },
  'auth.registerGoogle': {
    who: 'anyone',
    request: async cell => ({ body: { ...registration, googleToken: await googleToken(cell, newAddress()) } }),
  },
  'auth.google': { who: 'anyone', request: async cell => ({ body: { token: await googleToken(cell, account(cell).email) } }) },
  'auth.googleVerify': { who: 'anyone', request: async cell => ({ body: { token: await googleToken(cell, newAddress()) } }) },
  'auth.verifyEmail': { who: 'anyone', request: cell => mailed(cell, 'verify') },
  'auth.completeRegistration': {
    who: 'anyone',
    request: async ({ app }) => {
      const { db } = app.engine;
      const at = app.clock.now();
      const { id } = await addStudent(db, at, { email_verified_at: null, registered_again_at: at.toISOString() });
      return {
        params: { token: await issueMailToken(db, app.deps, id, 'verify') },
        body: { ...registration, username: 'Új Ubul', password: PASSWORD, passwordConfirm: PASSWORD },
      };
    },
  },
  'auth.resendVerification': { who: 'anyone', request: () => ({ body: { email: newAddress() } }) },
  'auth.forgotPassword': { who: 'anyone', request: cell => ({ body: { email: account(cell).email } }) },
  'auth.resetLink': { who: 'anyone', request: cell => mailed(cell, 'reset') },
  'auth.resetPassword': {
    who: 'anyone',
    request: async cell => ({ ...(await mailed(cell, 'reset')), body: { password: 'Uj-Jelszo-2027' } }),
    once: true,
  },
  'auth.parent': { who: 'anyone', request: cell => mailed(cell, 'parent') },
  'auth.decideAsParent': { who: 'anyone', request: async cell => ({ ...(await mailed(cell, 'parent')), body: { decision: 'confirm' } }) },
  'auth.stopLetters': { who: 'anyone', request: cell => mailed(cell, 'parent') },

  'profile.get': { who: 'user' },
  'profile.update': { who: 'user', request: () => ({ body: { username: 'Új Név' } }) },
  'profile.changeParent': { who: 'student', request: () => ({ body: { parental_email: 'szulo@pelda.hu' } }) },
  // Everybody here has an address already.
  'profile.addEmail': { who: 'student', request: () => ({ body: { email: newAddress() } }), answers: all(409) },
  'profile.changePassword': {
    who: 'user',
    request: () => ({ body: { oldPassword: PASSWORD, newPassword: 'Uj-Jelszo-2027' } }),
    once: true,
  },
  'profile.confirm': { who: 'user', request: () => ({ body: { password: PASSWORD } }), once: true },
  'profile.remove': { who: 'user', once: true },
  'profile.export': { who: 'user' },
  'profile.startTotp': { who: 'admin' },
  'profile.enableTotp': {
    who: 'admin',
    request: async ({ app, person }) => {
      if (person.name !== 'admin') return { body: { totp: '123456' } };
      const { body } = await app.call('POST', '/api/profile/totp', { token: person.token ?? '' });
      const secret = Secret.fromBase32(String(body.secret ?? 'JBSWY3DPEHPK3PXP'));
      return { body: { totp: new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() }) } };
    },
    once: true,
  },
  'profile.disableTotp': { who: 'admin' },

  'dev.mails': { who: 'anyone' },
  'dev.googleToken': { who: 'anyone', request: () => ({ body: { name: 'Kiss Lili', email: 'lili@pelda.hu' } }) },

  'billing.createCheckoutSession': {
    who: 'user',
    request: () => ({ body: { interval: 'monthly' } }),
    // Accounts that have a subscription, or need none, cannot buy another.
    answers: { student: 409, otherStudent: 409, teacher: 409, otherTeacher: 409, admin: 409 },
  },
  'billing.createBillingPortalSession': {
    who: 'user',
    // 409 without a subscription of one's own; the teachers here bought classes only.
    answers: { classMember: 409, waitingTeacher: 409, teacher: 409, otherTeacher: 409, admin: 409 },
  },
  'billing.createClassCheckoutSession': { who: 'teacher', request: () => ({ body: { className: '7. C', maxStudents: 12 } }) },
  'billing.payments': { who: 'user' },
  'billing.withdraw': {
    who: 'user',
    names: ['payment'],
    request: ({ ids }) => ({ params: { id: ids.payment }, body: { confirmed: true } }),
    once: true,
  },
  // The signature authorises; without it no one may call.
  'billing.stripeWebhook': {
    who: 'anyone',
    request: () => ({ body: { id: 'evt_1', type: 'checkout.session.completed' } }),
    answers: all(400),
  },
  'billing.sandboxPage': { who: 'anyone', request: sandboxPage },
  'billing.sandboxAct': { who: 'anyone', request: async cell => ({ ...(await sandboxPage(cell)), body: { action: 'cancel' } }) },

  'classes.list': { who: 'teacher' },
  'classes.students': teachersClass,
  'classes.studentProgress': { who: 'teacher', names: ['pupil'], request: ({ ids }) => ({ params: { id: ids.pupil } }) },
  'classes.removeStudent': {
    who: 'teacher',
    names: ['class', 'pupil'],
    request: ({ ids }) => ({ params: { id: ids.class, studentId: ids.pupil } }),
    once: true,
  },
  'classes.newCode': teachersClass,
  'classes.heatMap': teachersClass,
  'classes.stuck': teachersClass,
  'classes.misconceptions': teachersClass,
  'classes.hardestQuestions': teachersClass,
  'classes.exportRows': teachersClass,
  'classes.signInCards': {
    who: 'teacher',
    names: ['class', 'pupil'],
    request: cell => ({ ...ofClass(cell), body: { studentIds: [cell.ids.pupil] } }),
  },
  'classes.homework': teachersClass,
  'classes.addHomework': {
    who: 'teacher',
    names: ['class', 'pupil'],
    request: cell => ({
      ...ofClass(cell),
      body: {
        slugs: [cell.school.quiz],
        note: 'Holnapra',
        dueAt: '2026-12-24T18:00:00.000Z',
        recipients: { name: 'Egy tanuló', studentIds: [cell.ids.pupil] },
      },
    }),
  },
  'classes.pages': teachersClass,
  'classes.homeworkResults': { who: 'teacher', names: ['homework'], request: ({ ids }) => ({ params: { id: ids.homework } }) },
  'classes.homeworkAnswers': {
    who: 'teacher',
    names: ['homework', 'pupil'],
    request: ({ ids }) => ({ params: { id: ids.homework, studentId: ids.pupil } }),
  },
  'classes.remindHomework': {
    who: 'teacher',
    names: ['homework', 'pupil'],
    request: ({ ids }) => ({ params: { id: ids.homework }, body: { studentIds: [ids.pupil] } }),
  },
  'classes.moveDeadline': {
    who: 'teacher',
    names: ['homework'],
    request: ({ ids }) => ({ params: { id: ids.homework }, body: { dueAt: '2026-12-24T18:00:00.000Z' } }),
  },
  'classes.removeHomework': { who: 'teacher', names: ['homework'], request: ({ ids }) => ({ params: { id: ids.homework } }), once: true },
  'classes.noteHomework': {
    who: 'teacher',
    names: ['homework', 'pupil'],
    request: ({ ids }) => ({ params: { id: ids.homework, studentId: ids.pupil }, body: { note: 'Szép munka' } }),
  },
  'classes.groups': teachersClass,
  'classes.addGroup': {
    who: 'teacher',
    names: ['class', 'pupil'],
    request: cell => ({ ...ofClass(cell), body: { name: 'Haladó', studentIds: [cell.ids.pupil] } }),
  },
  'classes.changeGroup': {
    who: 'teacher',
    names: ['group', 'pupil'],
    request: ({ ids }) => ({ params: { id: ids.group }, body: { name: 'Haladó', studentIds: [ids.pupil] } }),
  },
  'classes.removeGroup': { who: 'teacher', names: ['group'], request: ({ ids }) => ({ params: { id: ids.group } }), once: true },
  'classes.myHomework': { who: 'student' },
  'classes.join': { who: 'student', request: ({ school }) => ({ body: { classCode: school.classCode } }), answers: { classMember: 409 } },
  'classes.leave': { who: 'student', answers: { student: 409, otherStudent: 409 }, once: true },
  'classes.teacherModeOn': { who: 'teacher', request: () => ({ body: { pin: '2468' } }) },
  'classes.teacherModeOff': { who: 'teacher' },

  'live.list': { who: 'teacher' },
  'live.start': { who: 'teacher', names: ['class'], request: ({ school, ids }) => ({ body: { slug: school.quiz, classId: ids.class } }) },
  'live.act': { ...teachersLive, request: cell => ({ ...ofLive(cell), body: { action: 'close', step: 1 } }) },
  'live.question': { ...teachersLive, request: cell => ({ ...ofLive(cell), query: { index: '0' } }) },
  'live.hands': {
    ...teachersLive,
    request: cell => ({ ...ofLive(cell), body: { questionId: cell.school.live.question, round: 1, counts: { a: 3 } } }),
  },
  'live.remove': {
    who: 'teacher',
    names: ['live', 'participant'],
    request: ({ ids }) => ({ params: { id: ids.live, participantId: ids.participant } }),
    once: true,
  },
  'live.boardLink': teachersLive,
  'live.teacherStream': { ...teachersLive, request: cell => ({ ...ofLive(cell), query: { once: '1' } }) },
  'live.look': { who: 'anyone', request: ({ school }) => ({ params: { code: school.live.code } }) },
  'live.join': { who: 'anyone', request: ({ school }) => ({ params: { code: school.live.code }, body: {} }) },
  'live.openBoard': {
    who: 'anyone',
    request: async ({ app, school }) => {
      const { token, owns } = school.people.teacher;
      const { body } = await app.call('POST', `/api/teacher/live/${owns.live}/board`, { token: token ?? '' });
      return { body: { code: String(body.code) } };
    },
    once: true,
  },
  // The token of the lesson authorises these: whose account the device has does not matter.
  'live.stream': { who: 'anyone', request: cell => ({ ...asGuestInLesson(cell), query: { once: '1' } }) },
  'live.answer': {
    who: 'anyone',
    request: cell => ({ ...asGuestInLesson(cell), body: { questionId: cell.school.live.question, round: 1, answer: '5/6' } }),
  },
  'live.leave': {
    who: 'anyone',
    request: async ({ app, school }) => {
      const { body } = await app.call('POST', `/api/live/${school.live.code}/join`, { body: {} });
      return { headers: { authorization: `Bearer ${String(body.token)}` } };
    },
    once: true,
  },

  'worksheets.lessons': { who: 'teacher' },
  'worksheets.make': { who: 'teacher', request: ({ school }) => ({ params: { code: sheetOf(school) } }) },
  'worksheets.settle': { who: 'teacher', request: ({ school }) => ({ params: { code: sheetOf(school) } }) },
  'worksheets.open': { who: 'anyone', request: ({ school }) => ({ params: { code: sheetOf(school), group: 'A' } }) },
  'worksheets.check': {
    who: 'anyone',
    request: ({ school }) => ({ params: { code: sheetOf(school), group: 'A' }, body: { questionId: '0', answer: '5/6' } }),
  },

  ...setsRights,

  'notifications.list': { who: 'user' },
  'notifications.markRead': { who: 'user' },

  'help.articles': { who: 'anyone', request: () => ({ query: { q: 'jelszó' } }) },

  'contact.operator': { who: 'anyone' },
  'contact.send': {
    who: 'anyone',
    request: () => ({ body: { name: 'Nagy Ilona', email: 'ilona@pelda.hu', subject: 'Kérdés', message: 'Mikor indul a tanév?' } }),
  },

  'admin.users': { who: 'admin', request: () => ({ query: { q: 'Kiss', role: 'student' } }) },
  'admin.messages': { who: 'admin' },
  'admin.readMessage': { who: 'admin', request: ({ school }) => ({ params: { id: school.message } }) },
  'admin.approveTeacher': { who: 'admin', request: ({ school }) => ({ params: { id: school.applicant } }) },
  'admin.rejectTeacher': { who: 'admin', request: ({ school }) => ({ params: { id: school.applicant } }) },
  'admin.changeParent': {
    who: 'admin',
    request: ({ school }) => ({ params: { id: school.spare.id }, body: { parental_email: 'szulo@pelda.hu' } }),
  },
  'admin.codes': { who: 'admin' },
  'admin.issueCode': { who: 'admin', request: () => ({ body: { kind: 'vip', uses: 1, days: 30, note: 'Próba' } }) },
  'admin.broadcast': {
    who: 'admin',
    request: () => ({ body: { key: newId(), audience: 'students', title: 'Szünet', message: 'Hétfőn nincs tanítás.' } }),
  },
  'admin.reports': { who: 'admin' },
  'admin.resolveReports': { who: 'admin', request: ({ school }) => ({ body: { quizSlug: school.quiz, questionId: 'q3' } }), once: true },
  'admin.audit': { who: 'admin' },
  'admin.health': { who: 'admin' },

  'system.health': { who: 'anyone' },
  'system.ready': { who: 'anyone' },
  'system.metrics': { who: 'anyone' },
  'system.openapi': { who: 'anyone' },
};
