import { AppError, type contract, messages } from '@eszkerek/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { pagesOfSets } from '../sets/set-pages.ts';
import { withoutAddress } from './class-list-store.ts';
import { requestsOfClass } from './class-request-store.ts';
import { classesOfTeacher } from './class-store.ts';
import { missedQuestionsOfClass, progressOfClass } from './diary-store.ts';
import { findStuck } from './find-stuck.ts';
import { heatMap } from './heat-map.ts';
import { homeworkAnswers } from './homework-answers.ts';
import { homeworkResults } from './homework-results.ts';
import { importPupils } from './import-pupils.ts';
import { joinClass } from './join-class.ts';
import { leaveClass } from './leave-class.ts';
import { listHomework, listOwnHomework } from './list-homework.ts';
import { assignablePages, listPages } from './list-pages.ts';
import { listRoster, unlockPupil } from './list-roster.ts';
import { listStudents, nameOf } from './list-students.ts';
import { addGroup, changeGroup, listGroups, removeGroup } from './manage-groups.ts';
import { inviteTeacher, joinAsTeacher, listTeachers, removeTeacher } from './manage-teachers.ts';
import { mapMisconceptions } from './map-misconceptions.ts';
import { moveDeadline } from './move-deadline.ts';
import { noteHomework } from './note-homework.ts';
import { readableSince, requireOwnClass } from './own-class.ts';
import { printSignInCards } from './print-sign-in-cards.ts';
import { remindHomework } from './remind-homework.ts';
import { removeHomework } from './remove-homework.ts';
import { renewClassCode } from './renew-class-code.ts';
import { setHomework } from './set-homework.ts';
import { studentProgress } from './student-progress.ts';
import { switchTeacherModeOff, switchTeacherModeOn } from './switch-teacher-mode.ts';

const HARDEST = 20;
const SHOWN_REQUESTS = 50;
const EXPORTED_ROWS = 5000;

export const classesHandlers = (deps: Deps): Handlers<typeof contract.classes> => {
  const { engine, clock, library } = deps;
  const own = (classId: string, teacherId: string) => requireOwnClass(deps, classId, teacherId);
  const pages = assignablePages(library);
  const units = new Map(library.ofKind('lesson').map(lesson => [`${lesson.subject}/${lesson.unit}`, lesson.unitTitle]));

  /** The compiled pages and the teacher's own sets. */
  const knownPages = async (teacherId: string) => {
    const sets = new Map((await pagesOfSets(deps, teacherId)).map(page => [page.slug, page]));
    return {
      document: (slug: string) => sets.get(slug) ?? library.document(slug),
      misconception: (id: string) => library.misconception(id),
    };
  };

  return {
    list: async ({ caller }) => {
      const now = clock.now().toISOString();
      const classes = await classesOfTeacher(engine.db, caller.userId, readableSince(deps));
      return { success: true, classes: classes.map(c => ({ ...c, student_count: c.student_count ?? 0, expired: c.expires_at <= now })) };
    },
    students: async ({ params, caller }) => {
      const { scope, ...found } = await own(params.id, caller.userId);
      const students = await listStudents(deps, scope);
      const requests = await requestsOfClass(engine.db, scope.classId, SHOWN_REQUESTS);
      return {
        success: true,
        class: { ...found, student_count: students.length },
        students,
        requests: requests.map(request => ({ real_name: nameOf(request), requested_at: request.requested_at })),
      };
    },
    studentProgress: async ({ params, query, caller }) => ({
      success: true,
      ...(await studentProgress(deps, { teacherId: caller.userId, studentId: params.id, before: query.before })),
    }),
    removeStudent: async ({ params, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      const left = { userId: params.studentId, classId: scope.classId };
      if (!(await engine.db.transaction().execute(trx => leaveClass(trx, deps, left)))) throw new AppError('notFound');
      return { success: true, message: 'A tanuló kikerült az osztályból.' };
    },
    newCode: async ({ params, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      return {
        success: true,
        message: 'Elkészült az új osztálykód. A régi már nem működik.',
        class_code: await renewClassCode(deps, scope.classId),
      };
    },
    heatMap: async ({ params, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      return { success: true, ...(await heatMap(deps, { unitTitle: (subject, unit) => units.get(`${subject}/${unit}`) }, scope)) };
    },
    stuck: async ({ params, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      return { success: true, stuck: await findStuck(deps, scope) };
    },
    misconceptions: async ({ params, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      return { success: true, misconceptions: await mapMisconceptions(deps, scope) };
    },
    hardestQuestions: async ({ params, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      const rows = await missedQuestionsOfClass(engine.db, scope, HARDEST);
      return {
        success: true,
        questions: rows.map(({ solved_by, ...row }) => ({
          ...row,
          title: library.titleOf(row.quiz_slug),
          still_open: row.missed_by - solved_by,
        })),
      };
    },
    exportRows: async ({ params, caller }) => {
      const { scope, class_name } = await own(params.id, caller.userId);
      const rows = await progressOfClass(engine.db, scope, EXPORTED_ROWS);
      return { success: true, class_name, rows: rows.map(row => ({ ...row, real_name: nameOf(row) })) };
    },
    roster: async ({ params, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      return { success: true, pupils: await listRoster(deps, scope) };
    },
    importPupils: async ({ params, body, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      const pupils = await importPupils(deps, scope, body.names);
      return { success: true, message: `Felvettél ${pupils.length} tanulót. Nyomtasd ki a kártyáikat.`, pupils };
    },
    unlockPupil: async ({ params, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      await unlockPupil(deps, scope, params.studentId);
      return { success: true, message: 'A tanuló újra próbálkozhat.' };
    },
    teachers: async ({ params, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      return { success: true, ...(await listTeachers(deps, scope)) };
    },
    inviteTeacher: async ({ params, caller }) => {
      const { scope, expired } = await own(params.id, caller.userId);
      if (expired) throw new AppError('classEnded');
      return { success: true, ...(await inviteTeacher(deps, scope)) };
    },
    joinAsTeacher: async ({ body, caller }) => {
      const className = await joinAsTeacher(deps, { teacherId: caller.userId, code: body.code });
      return { success: true, message: `Mostantól ezt az osztályt is tanítod: ${className}.` };
    },
    removeTeacher: async ({ params, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      await removeTeacher(deps, scope, params.teacherId);
      return { success: true, message: 'Már nem tanítja az osztályt.' };
    },
    signInCards: async ({ params, body, caller }) => {
      const { scope, expired } = await own(params.id, caller.userId);
      if (expired) throw new AppError('classEnded');
      return { success: true, cards: await printSignInCards(deps, scope, body.studentIds) };
    },
    homework: async ({ params, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      return { success: true, homework: await listHomework(deps, scope) };
    },
    addHomework: async ({ params, body, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      const { homework, recipients } = await setHomework(deps, await knownPages(caller.userId), { scope, ...body });
      return { success: true, message: `Kiadtad a házi feladatot ${recipients} tanulónak.`, homework };
    },
    pages: async ({ params, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      return { success: true, pages: await listPages(deps, [...pages, ...(await pagesOfSets(deps, caller.userId))], scope) };
    },
    homeworkResults: async ({ params, caller }) => ({
      success: true,
      ...(await homeworkResults(deps, library, { homeworkId: params.id, teacherId: caller.userId })),
    }),
    homeworkAnswers: async ({ params, query, caller }) => ({
      success: true,
      ...(await homeworkAnswers(deps, { homeworkId: params.id, studentId: params.studentId, teacherId: caller.userId, try: query.try })),
    }),
    remindHomework: async ({ params, body, caller }) => {
      const reminded = await remindHomework(deps, { homeworkId: params.id, teacherId: caller.userId, studentIds: body.studentIds });
      return {
        success: true,
        message: reminded > 0 ? `Emlékeztetőt kapott ${reminded} tanuló.` : 'Ma már mindenki megkapta az emlékeztetőt.',
        reminded,
      };
    },
    moveDeadline: async ({ params, body, caller }) => {
      await moveDeadline(deps, { homeworkId: params.id, teacherId: caller.userId, dueAt: body.dueAt });
      return { success: true, message: 'Módosítottad a határidőt.' };
    },
    removeHomework: async ({ params, caller }) => {
      await removeHomework(deps, { homeworkId: params.id, teacherId: caller.userId });
      return { success: true, message: 'Visszavontad a házi feladatot.' };
    },
    noteHomework: async ({ params, body, caller }) => {
      await noteHomework(deps, { homeworkId: params.id, studentId: params.studentId, teacherId: caller.userId, note: body.note });
      return { success: true, message: 'Elmentettük a megjegyzést.' };
    },
    groups: async ({ params, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      return { success: true, groups: await listGroups(deps, scope) };
    },
    addGroup: async ({ params, body, caller }) => {
      const { scope } = await own(params.id, caller.userId);
      return { success: true, message: 'Elkészült a csoport.', group: await addGroup(deps, scope, body) };
    },
    changeGroup: async ({ params, body, caller }) => {
      await changeGroup(deps, { groupId: params.id, teacherId: caller.userId, ...body });
      return { success: true, message: 'Elmentettük a csoportot.' };
    },
    removeGroup: async ({ params, caller }) => {
      await removeGroup(deps, params.id, caller.userId);
      return { success: true, message: 'Törölted a csoportot.' };
    },
    myHomework: async ({ caller }) => ({ success: true, homework: await listOwnHomework(deps, caller.userId) }),
    join: async ({ body, caller }) => {
      const { className } = await engine.db
        .transaction()
        .execute(trx => joinClass(trx, deps, { userId: caller.userId, classCode: body.classCode }));
      return { success: true, message: `Beléptél ebbe az osztályba: ${className}.`, class_name: className };
    },
    leave: async ({ caller }) => {
      // Without an address the class is the only way to sign in.
      if ((await withoutAddress(engine.db, [caller.userId])).size > 0) throw new AppError('addressMissing');
      const left = await engine.db.transaction().execute(trx => leaveClass(trx, deps, { userId: caller.userId }));
      if (!left) throw new AppError('notInClass');
      return { success: true, message: 'Kiléptél az osztályból. A tanár már nem látja a naplódat.' };
    },
    teacherModeOn: async ({ body, caller }) => {
      await switchTeacherModeOn(deps, caller.sessionId, body.pin);
      return { success: true, message: messages.teacherModeOn };
    },
    teacherModeOff: async ({ caller }) => {
      await switchTeacherModeOff(deps, caller.sessionId);
      return { success: true, message: messages.teacherModeOff };
    },
  };
};
