import { isPremiumCategory } from '@eszkerek/documents/base';
import type { DocumentOf } from '@eszkerek/documents/document';
import { challenges } from '@eszkerek/exercises/challenges/index';
import type { Library } from '../../library/library.ts';

/** Served pages are cached by document: one per lesson. */
const pages = new WeakMap<DocumentOf<'lesson'>, DocumentOf<'practice'>>();

/** The endless challenges of a lesson as a practice page, open to those who may read the lesson. */
export const challengePage = (library: Library, slug: string): DocumentOf<'practice'> | undefined => {
  const lesson = library.document(challenges.get(slug)?.lesson ?? '');
  if (lesson?.kind !== 'lesson') return undefined;
  const { title, subject, grade, grades, category } = lesson;
  const page: DocumentOf<'practice'> = pages.get(lesson) ?? {
    kind: 'practice',
    slug,
    title: `Kihívás: ${title}`,
    description: `Mindig új, versenyszerű feladatok ehhez a leckéhez: ${title}. Nem számítanak bele semmibe.`,
    category: isPremiumCategory(category) ? 'premium_practice' : 'free_practice',
    subject,
    grade,
    grades,
    keywords: ['kihívás'],
    generator: slug,
    lesson: { slug: lesson.slug, title },
    minutes: 10,
  };
  pages.set(lesson, page);
  return page;
};
