import { isPremiumCategory } from '@eszkerek/documents/base';
import type { LessonDocument } from '@eszkerek/documents/lesson';
import type { CollectionCard, CollectionDocument, CourseDocument } from '@eszkerek/documents/pages';
import type { MapUnit } from '../curriculum/curriculum.ts';
import type { Library } from '../library.ts';
import { listTitles } from './describe.ts';
import { collectionSlug, courseSlug, optional, type Pages } from './links.ts';

const gradeName = (grade: string) => `${grade}. osztály`;

/** One page for each unit that has a premium lesson. */
export function courseDocuments(library: Library, lessons: ReadonlyMap<string, LessonDocument>, pages: Pages): CourseDocument[] {
  return library.curriculum.units.flatMap((unit): CourseDocument[] => {
    const slug = courseSlug(unit);
    if (!pages.has(slug)) return [];
    const own = unit.lessons.flatMap(entry => lessons.get(entry.slug) ?? []);
    return [
      {
        kind: 'course',
        slug,
        title: unit.title,
        description: listTitles(
          own.length === 1 ? `${gradeName(unit.grade)}:` : `${gradeName(unit.grade)}, ${own.length} egymásra épülő lecke:`,
          own.map(lesson => lesson.title),
        ),
        category: 'premium_course',
        subject: unit.subject,
        grade: unit.grade,
        grades: unit.grades,
        keywords: [...new Set(own.flatMap(lesson => lesson.keywords))].slice(0, 12),
        unit: unit.unit,
        unitTitle: unit.title,
        minutes: own.reduce((sum, lesson) => sum + lesson.minutes, 0),
        goals: unit.lessons.filter(entry => lessons.has(entry.slug)).map(entry => entry.goal),
        lessons: own.map(lesson => ({
          slug: lesson.slug,
          title: lesson.title,
          description: lesson.description,
          category: lesson.category,
          minutes: lesson.minutes,
          ...optional('quiz', lesson.quiz),
          ...optional('practice', lesson.practice),
        })),
        ...optional('test', pages.link(unit.test)),
      },
    ];
  });
}

const NAMES = {
  matematika: { title: 'Matematika', subtitle: 'Leckék, kvízek és gyakorlók 5–8. osztályosoknak' },
  fizika: { title: 'Fizika', subtitle: 'Kísérletek, leckék és feladatok 6–8. osztályosoknak' },
  ai: { title: 'AI', subtitle: 'Mesterséges intelligencia okosan és biztonságosan, 5–8. osztályosoknak' },
} as const;

const cardOf = (lesson: LessonDocument): CollectionCard => ({
  link: lesson.slug,
  title: lesson.title,
  text: lesson.description,
  grade: lesson.grade,
  grades: lesson.grades,
  category: lesson.category,
  premium: isPremiumCategory(lesson.category),
  curricula: lesson.curricula,
  minutes: lesson.minutes,
});

export function collectionDocument(
  subject: keyof typeof NAMES,
  units: MapUnit[],
  lessons: ReadonlyMap<string, LessonDocument>,
): CollectionDocument {
  const sections = units
    .filter(unit => unit.subject === subject)
    .map(unit => ({
      id: `${unit.grade.replace('–', '-')}-${unit.unit}`,
      title: unit.title,
      grade: unit.grade,
      grades: unit.grades,
      cards: unit.lessons.flatMap(entry => lessons.get(entry.slug) ?? []).map(cardOf),
    }))
    .filter(section => section.cards.length > 0);
  return {
    kind: 'collection',
    slug: collectionSlug(subject),
    ...NAMES[subject],
    description: `${NAMES[subject].title}: ${NAMES[subject].subtitle.replace(/^./u, letter => letter.toLocaleLowerCase('hu'))}.`,
    category: 'collection',
    subject,
    grades: [...new Set(sections.flatMap(section => section.grades))].sort(),
    keywords: [],
    sections,
  };
}
