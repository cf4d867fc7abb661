import type { DocumentOf } from '@eszkerek/documents/document';

type Lesson = DocumentOf<'lesson'>;

/** A small lesson with these sections. */
export const lessonOf = (slug: string, sections: Lesson['sections']): Lesson => ({
  kind: 'lesson',
  slug,
  title: 'Próba',
  description: 'Rövid lecke.',
  category: 'free_lesson',
  subject: 'matematika',
  grade: '5',
  grades: [5],
  keywords: [],
  unit: 'tortek',
  unitTitle: 'Törtek',
  minutes: 4,
  curricula: { ro: [5], hu: [5] },
  frameworks: [],
  prerequisites: [],
  toc: sections.map(({ id, title }) => ({ id, title, subheadings: [] })),
  sections,
  terms: [],
});
