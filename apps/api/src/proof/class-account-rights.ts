import { issueClassCard } from '../areas/auth/class-card.ts';
import { inviteTeacher } from '../areas/classes/manage-teachers.ts';
import { addDays } from '../clock.ts';
import type { Cell, Right } from './right.ts';
import { PASSWORD } from './school.ts';

let counter = 0;
const cardCode = ({ app, school }: Cell): Promise<string> =>
  issueClassCard(app.engine.db, app.deps, school.classPupil.id, addDays(app.clock.now(), 14).toISOString());

/** A caller without the right to join must change nothing, even with a valid code. */
const inviteCode = async ({ app, school: { people }, person }: Cell): Promise<string> => {
  if (person.name !== 'teacher' && person.name !== 'otherTeacher') return 'K7QF3XNB';
  const scope = { classId: people.teacher.owns.class ?? '', teacherId: people.teacher.id, readableSince: '', until: '' };
  return (await inviteTeacher(app.deps, scope)).code;
};

/** Pupils without an e-mail address: their teacher adds them, cards and the class code sign them in. */
export const classAccountRights = {
  'auth.classNames': { who: 'anyone', request: ({ school }) => ({ body: { classCode: school.classPupil.classCode } }) },
  'auth.classLogin': {
    who: 'anyone',
    request: ({ school: { classPupil } }) => ({
      body: { classCode: classPupil.classCode, name: classPupil.listedName, password: PASSWORD },
    }),
  },
  'auth.readCard': { who: 'anyone', request: async cell => ({ body: { code: await cardCode(cell) } }) },
  'auth.redeemCard': { who: 'anyone', request: async cell => ({ body: { code: await cardCode(cell), password: PASSWORD } }) },
  'classes.roster': { who: 'teacher', names: ['class'], request: ({ ids }) => ({ params: { id: ids.class } }) },
  'classes.importPupils': {
    who: 'teacher',
    names: ['class'],
    request: ({ ids }) => ({ params: { id: ids.class }, body: { names: [`Új Ubul ${++counter}`] } }),
  },
  'classes.unlockPupil': {
    who: 'teacher',
    names: ['class', 'pupil'],
    request: ({ ids }) => ({ params: { id: ids.class, studentId: ids.pupil } }),
  },
  'classes.teachers': { who: 'teacher', names: ['class'], request: ({ ids }) => ({ params: { id: ids.class } }) },
  'classes.inviteTeacher': { who: 'teacher', names: ['class'], request: ({ ids }) => ({ params: { id: ids.class } }) },
  'classes.joinAsTeacher': {
    who: 'teacher',
    request: async cell => ({ body: { code: await inviteCode(cell) } }),
    // To the own class nobody is invited.
    answers: { teacher: 409 },
  },
  'classes.removeTeacher': {
    who: 'teacher',
    names: ['class'],
    request: ({ ids, school }) => ({ params: { id: ids.class, teacherId: school.colleague } }),
    once: true,
  },
} as const satisfies Record<string, Right>;
