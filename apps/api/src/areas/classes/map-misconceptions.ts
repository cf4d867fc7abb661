import type { Deps } from '../../deps.ts';
import type { Library } from '../../library/library.ts';
import { type ClassScope, misconceptionsOfClass, studentsOfClass } from './diary-store.ts';
import { nameOf } from './list-students.ts';

export interface KnownMisconceptions {
  misconception(id: string): { text: string; lesson: string; section: string } | undefined;
}

const placeOf = (library: Library, slug: string) => {
  const page = library.document(slug);
  if (page?.kind !== 'lesson') return { subject: null, topic: 'Egyéb', lesson: null, lesson_title: null, practice: null };
  return { subject: page.subject, topic: page.unitTitle, lesson: slug, lesson_title: page.title, practice: page.practice?.slug ?? null };
};

/** Typical mistakes by name; those no longer in the content are left out. */
export const mapMisconceptions = async ({ engine, library }: Pick<Deps, 'engine' | 'library'>, scope: ClassScope) => {
  const names = new Map((await studentsOfClass(engine.db, scope)).map(student => [student.id, nameOf(student)]));
  const rows = await misconceptionsOfClass(engine.db, scope);
  return Object.entries(Object.groupBy(rows, row => row.misconception))
    .flatMap(([id, hits = []]) => {
      const named = library.misconception(id);
      if (!named) return [];
      const students = hits.map(row => ({ student_id: row.id, real_name: names.get(row.id) ?? '', hits: row.hits, last_at: row.last_at }));
      const { text, lesson, section } = named;
      return [{ id, text, ...placeOf(library, lesson), section, hits: students.reduce((sum, row) => sum + row.hits, 0), students }];
    })
    .sort((a, b) => b.students.length - a.students.length || b.hits - a.hits);
};
