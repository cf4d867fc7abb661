import type { ClassMisconception } from '@eszkerek/contract/classes';
import type { Period } from './period.ts';

/** The form of homework with the remedy chosen, for those who made the mistake in the period. */
export const remedyPath = (
  classId: string,
  { id, lesson, practice }: Pick<ClassMisconception, 'id' | 'lesson' | 'practice'>,
  period: Period = 'mind',
): string => {
  const address = new URLSearchParams({ osztaly: classId, tevkepzet: id, ...(period === 'mind' ? {} : { idoszak: period }) });
  for (const slug of [lesson, practice]) if (slug !== null) address.append('oldal', slug);
  return `/dashboard/teacher/hazi?${address}`;
};

export const groupsPath = (classId: string): string => `/dashboard/teacher/tanulok?osztaly=${classId}&csoportok`;

/** The form of homework for one pupil, with these pages chosen. */
export const givePath = (classId: string, studentId: string, pages: readonly string[] = []): string =>
  `/dashboard/teacher/hazi?${new URLSearchParams([['osztaly', classId], ['tanulo', studentId], ...pages.map(slug => ['oldal', slug])])}`;

/** The class page with this pupil's diary open. */
export const diaryPath = (classId: string, studentId: string): string => `/dashboard/teacher/class/${classId}?tanulo=${studentId}`;

export interface Topic {
  title: string;
  subject: string | null;
  /** Pupils with any of its mistakes. */
  pupils: number;
  misconceptions: ClassMisconception[];
}

/** Topics with the most affected pupils first; mistakes that no lesson helps with stand last. */
export const topicsOf = (misconceptions: readonly ClassMisconception[]): Topic[] =>
  [...Map.groupBy(misconceptions, ({ subject, topic }) => `${subject}/${topic}`).values()]
    .map(list => ({
      title: list[0]?.topic ?? '',
      subject: list[0]?.subject ?? null,
      pupils: new Set(list.flatMap(({ students }) => students.map(({ student_id }) => student_id))).size,
      misconceptions: list.toSorted((a, b) => b.students.length - a.students.length || b.hits - a.hits),
    }))
    .sort((a, b) => Number(a.subject === null) - Number(b.subject === null) || b.pupils - a.pupils);
