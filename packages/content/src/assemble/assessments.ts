import type { ExamDocument, PracticeDocument, QuizDocument, TestDocument } from '@eszkerek/documents/assessment';
import { filesOf, type Library } from '../library.ts';
import { sentence } from './describe.ts';
import { optional, type Pages } from './links.ts';

export function quizDocuments(library: Library, pages: Pages): QuizDocument[] {
  return filesOf(library, 'quiz').flatMap(({ draft }): QuizDocument[] => {
    const entry = draft && library.curriculum.lessons.get(draft.front.lesson);
    if (!draft || !entry || !pages.has(draft.front.slug)) return [];
    const { front, items } = draft;
    return [
      {
        kind: 'quiz',
        slug: front.slug,
        title: front.title,
        description: front.description ?? sentence(`${items.length} kérdés magyarázattal és segítséggel ehhez a leckéhez: ${entry.title}`),
        category: entry.access === 'free' ? 'free_quiz' : 'premium_quiz',
        subject: entry.subject,
        grade: entry.grade,
        grades: entry.grades,
        keywords: front.keywords,
        minutes: front.minutes,
        passPercent: front.passPercent,
        questionCount: items.length,
        ...optional('lesson', pages.link(entry.slug)),
      },
    ];
  });
}

export function testDocuments(library: Library, pages: Pages): TestDocument[] {
  return filesOf(library, 'test').flatMap(({ draft }): TestDocument[] => {
    const unit = draft && library.curriculum.tests.get(draft.front.slug);
    if (!draft || !unit) return [];
    const { front, items } = draft;
    return [
      {
        kind: 'test',
        slug: front.slug,
        title: front.title,
        description: front.description ?? `${sentence(`Témazáró próba: ${unit.title}`)} ${items.length} kérdés, a megoldások a végén.`,
        category: 'premium_test',
        subject: unit.subject,
        grade: unit.grade,
        grades: unit.grades,
        keywords: front.keywords,
        minutes: front.minutes,
        passPercent: front.passPercent,
        questionCount: items.length,
        unit: unit.unit,
        unitTitle: unit.title,
        lessons: pages.links(unit.lessons.map(lesson => lesson.slug)),
      },
    ];
  });
}

export function practiceDocuments(library: Library, pages: Pages): PracticeDocument[] {
  return [...library.curriculum.lessons.values()].flatMap((entry): PracticeDocument[] => {
    const own = pages.link(`gyakorlo-${entry.slug}`);
    const lesson = pages.link(entry.slug);
    if (!own || !lesson) return [];
    return [
      {
        kind: 'practice',
        slug: own.slug,
        title: own.title,
        description: sentence(`Mindig új feladatok, azonnali magyarázattal: ${lesson.title}`),
        category: entry.access === 'free' ? 'free_practice' : 'premium_practice',
        subject: entry.subject,
        grade: entry.grade,
        grades: entry.grades,
        keywords: ['gyakorlás'],
        generator: entry.generator,
        lesson,
        minutes: 10,
      },
    ];
  });
}

/** What a paper asks although none of its lessons is written: said to the pupil, not dropped. */
function waitsOf(
  library: Library,
  pages: Pages,
  slots: readonly { topic: string; generators: readonly string[] }[],
): ExamDocument['waits'] {
  const lessons = [...library.curriculum.lessons.values()];
  return [...Map.groupBy(slots, ({ topic }) => topic)].flatMap(([topic, own]) => {
    const asked = lessons.filter(({ generator }) => own.some(({ generators }) => generators.includes(generator)));
    const unwritten = asked.filter(({ slug }) => !pages.has(slug)).map(({ title }) => title);
    return unwritten.length > 0 ? [{ topic, lessons: unwritten }] : [];
  });
}

export function examDocuments(library: Library, pages: Pages): ExamDocument[] {
  return filesOf(library, 'exam').flatMap(({ draft }): ExamDocument[] => {
    if (!draft) return [];
    const { access, ...front } = draft.front;
    return [
      {
        kind: 'exam',
        ...front,
        category: access === 'free' ? 'free_exam' : 'premium_exam',
        questionCount: draft.parts.reduce((sum, part) => sum + part.count, 0),
        parts: draft.parts.map(({ count: _count, ...part }) => part),
        waits: waitsOf(
          library,
          pages,
          draft.parts.flatMap(({ slots }) => slots),
        ),
      },
    ];
  });
}
