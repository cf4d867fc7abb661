import { PRODUCT_NAME, QUIZ_DURATION } from '@eszkerek/contract/constants';
import { isPremiumCategory } from '@eszkerek/documents/premium-category';
import type { ShownDocument } from '../../lib/spec-shape/complete-document.ts';

const provider = { '@type': 'Organization', name: PRODUCT_NAME };

/** What a page tells search engines about itself. */
export type PublicHead = Pick<ShownDocument, 'kind' | 'title' | 'description' | 'grade' | 'category'>;

/** Lessons, workshops and courses are Courses; quizzes and tests are Quizzes; everything else that works is an application. */
export function structuredData(page: PublicHead): Record<string, unknown> {
  const common = {
    '@context': 'https://schema.org',
    name: page.title,
    description: page.description,
    inLanguage: 'hu',
    provider,
    isAccessibleForFree: !isPremiumCategory(page.category),
  };
  const level = page.grade ? { educationalLevel: `${page.grade}. osztály` } : {};
  switch (page.kind) {
    case 'lesson':
    case 'workshop':
    case 'course':
      return {
        ...common,
        ...level,
        '@type': 'Course',
        hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'online', courseWorkload: 'PT15M' },
      };
    case 'quiz':
    case 'test':
    case 'plain-quiz':
      return { ...common, ...level, '@type': 'Quiz', timeRequired: QUIZ_DURATION };
    default:
      return { ...common, '@type': 'SoftwareApplication', applicationCategory: 'EducationalApplication', operatingSystem: 'Web' };
  }
}
