import type { Subject } from '@eszkerek/documents/base';
import type { Deps } from '../../deps.ts';
import { listPupils } from '../classes/list-students.ts';
import { requireOwnClass } from '../classes/own-class.ts';
import { requireOwnPupil } from '../classes/student-progress.ts';
import { guideMapsOf } from './guide-maps.ts';
import { readGuide } from './pupil-guide.ts';
import { viewMap } from './view-map.ts';

/** A teacher may open every written lesson. */
const teachersAccess = ({ written }: { written: boolean }): boolean => written;

/** The labels of a class: never a probability, never a ranking. */
export const readClassMap = async (deps: Deps, input: { classId: string; teacherId: string; subject: Subject }) => {
  const { scope } = await requireOwnClass(deps, input.classId, input.teacherId);
  const lessons = guideMapsOf(deps.library).lessonsOf(input.subject);
  const rows: { student_id: string; real_name: string; labels: ReturnType<Awaited<ReturnType<typeof readGuide>>['label']>[] }[] = [];
  for (const { id, real_name } of await listPupils(deps, scope)) {
    const guide = await readGuide(deps, id, { until: scope.until });
    rows.push({ student_id: id, real_name, labels: lessons.map(({ slug }) => guide.label(slug)) });
  }
  return {
    lessons: lessons.map(({ slug, title, unit, unitTitle, grade, written }) => ({ slug, title, unit, unitTitle, grade, written })),
    rows,
  };
};

export const readPupilMap = async (deps: Deps, input: { studentId: string; teacherId: string; subject: Subject }) => {
  const { expires_at } = await requireOwnPupil(deps, input);
  const guide = await readGuide(deps, input.studentId, { until: expires_at });
  return viewMap(deps.library, guide, input.subject, teachersAccess);
};
