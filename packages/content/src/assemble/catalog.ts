import type { CurriculumItem, Curriculums } from '@eszkerek/documents/compiled';
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
