import { isPremiumCategory } from '@eszkerek/documents/base';
import type { Deps } from '../../deps.ts';
import { documentOfSet } from './set-content.ts';
import { setsOfTeacher } from './set-store.ts';

const PLACE = { unit: 'keszletek', unit_title: 'Saját kérdéssorok' };

/** The teacher's sets with a question in them, as pages that can be homework. */
export const pagesOfSets = async ({ engine, library }: Pick<Deps, 'engine' | 'library'>, teacherId: string) =>
  (await setsOfTeacher(engine.db, teacherId))
    .map(row => documentOfSet(library, row))
    .filter(({ questionCount }) => questionCount > 0)
    .map(({ slug, title, kind, subject, grades, minutes, questionCount, category }) => ({
      slug,
      title,
      kind,
      subject,
      grades,
      ...PLACE,
      minutes,
      questions: questionCount,
      premium: isPremiumCategory(category),
    }));
