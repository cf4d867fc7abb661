import { isPremiumCategory } from '@eszkerek/documents/base';
import type { MapLesson } from '@eszkerek/documents/compiled';
import type { ContentDocument } from '@eszkerek/documents/document';
import type { Deps } from '../../deps.ts';
import type { Library } from '../../library/library.ts';
import { type ClassScope, lessonsOfClass, quizResultsOfClass } from './diary-store.ts';

const TASKS_PER_SHEET = 10;
const OTHER = { unit: 'egyeb', unit_title: 'Vizsgák és műhelyek' };

const questionsIn = (page: ContentDocument): number | null => {
  if ('questionCount' in page) return page.questionCount;
  return page.kind === 'practice' ? TASKS_PER_SHEET : null;
};

const pageRow = (page: ContentDocument, place: { unit: string; unit_title: string }) => ({
  slug: page.slug,
  title: page.title,
  kind: page.kind,
  subject: page.subject ?? null,
  grades: page.grades,
  ...place,
  minutes: 'minutes' in page ? page.minutes : null,
  questions: questionsIn(page),
  premium: isPremiumCategory(page.category),
});
type PageRow = ReturnType<typeof pageRow>;

/** A lesson's pages in the order a teacher uses them. */
const pagesOfLesson = (library: Library, lesson: MapLesson): ContentDocument[] => {
  const page = library.document(lesson.slug);
  if (page?.kind !== 'lesson') return [];
  return [page, library.document(page.practice?.slug ?? ''), library.document(page.quiz?.slug ?? '')].filter(found => found !== undefined);
};

/** Every page that can be homework, in the order of the curriculum; a unit's test closes it. */
export const assignablePages = (library: Library): PageRow[] => {
  const units = Map.groupBy(library.map, ({ subject, unit }) => `${subject}/${unit}`);
  const inUnits = [...units.values()].flatMap(lessons => {
    const [first] = lessons;
    if (!first) return [];
    const place = { unit: `${first.subject}/${first.unit}`, unit_title: first.unitTitle };
    const test = library.document(first.test ?? '');
    return [...lessons.flatMap(lesson => pagesOfLesson(library, lesson)), ...(test ? [test] : [])].map(page => pageRow(page, place));
  });
  const others = [...library.ofKind('exam'), ...library.ofKind('workshop')];
  return [...inUnits, ...others.map(page => pageRow(page, { ...OTHER, unit: `${page.subject ?? ''}/${OTHER.unit}` }))];
};

/** The pages with what this class has done: who opened it, who finished it, the mean of the best results. */
export const listPages = async ({ engine }: Pick<Deps, 'engine'>, pages: readonly PageRow[], scope: ClassScope) => {
  const quizzes = Map.groupBy(await quizResultsOfClass(engine.db, scope), ({ quiz_slug }) => quiz_slug);
  const lessons = new Map((await lessonsOfClass(engine.db, scope)).map(row => [row.lesson_slug, row]));
  return pages.map(page => {
    const results = quizzes.get(page.slug) ?? [];
    const lesson = lessons.get(page.slug);
    return {
      ...page,
      done: lesson?.done ?? results.length,
      seen: lesson?.seen ?? results.length,
      average: results.length > 0 ? Math.round(results.reduce((sum, { best }) => sum + (best ?? 0), 0) / results.length) : null,
    };
  });
};
