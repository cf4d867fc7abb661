import { isPremiumCategory } from '@eszkerek/documents/base';
import type { CurriculumItem, Curriculums, SearchEntry } from '@eszkerek/documents/compiled';
import type { ContentDocument } from '@eszkerek/documents/document';

const itemOf = (document: ContentDocument): CurriculumItem => ({
  slug: document.slug,
  title: document.title,
  description: document.description,
  grade: document.grade,
  grades: document.grades,
  category: document.category,
  subject: document.subject,
  ...(document.kind === 'tool' ? { audience: document.audience } : {}),
});

export function curriculumsOf(documents: ContentDocument[]): Curriculums {
  const inCategory = (...categories: string[]) => documents.filter(document => categories.includes(document.category)).map(itemOf);
  const freeLessons = inCategory('free_lesson');
  const ofSubject = (subject: string) => freeLessons.filter(item => item.subject === subject);
  return {
    freeTools: inCategory('free_tool', 'tool'),
    premiumCourses: inCategory('premium_course', 'workshop'),
    premiumTools: inCategory('premium_tool'),
    freeLessons: { matematika: ofSubject('matematika'), fizika: ofSubject('fizika'), ai: ofSubject('ai') },
  };
}

/** Pages that live under /tananyag and can be found there. */
const SEARCHED = new Set<ContentDocument['kind']>(['lesson', 'quiz', 'test', 'practice', 'tool', 'workshop', 'exam', 'course']);
/** „A szabály”, „Gyakori hiba”: found in every lesson, so they would say nothing. */
const SAME_EVERYWHERE = new Set([
  'felfedezes',
  'szabaly',
  'pelda',
  'probald',
  'hiba',
  'osszefoglalo',
  'tovabb',
  'cel',
  'eszkozok',
  'feladatok',
  'prompt',
  'beadando',
  'onertekeles',
]);
const EXCERPT = 600;

export function searchEntries(documents: ContentDocument[], texts: ReadonlyMap<string, string>): SearchEntry[] {
  return documents
    .filter(document => SEARCHED.has(document.kind))
    .map(document => ({
      slug: document.slug,
      title: document.title,
      description: document.description,
      kind: document.kind,
      category: document.category,
      subject: document.subject,
      grade: document.grade,
      grades: document.grades,
      keywords: document.keywords,
      headings:
        'toc' in document
          ? document.toc.flatMap(entry => [
              ...(SAME_EVERYWHERE.has(entry.id) ? [] : [entry.title]),
              ...entry.subheadings.map(sub => sub.title),
            ])
          : [],
      // The words of a premium body stay behind its door.
      text: isPremiumCategory(document.category)
        ? document.description
        : (texts.get(document.slug) ?? document.description).slice(0, EXCERPT),
    }));
}
