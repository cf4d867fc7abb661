import type { PageLink } from '@eszkerek/documents/base';
import type { LessonDocument } from '@eszkerek/documents/lesson';
import { challenges } from '@eszkerek/exercises/challenges/index';
import { challengeSlug } from '@eszkerek/exercises/challenges/slug';
import { lazily } from '../lazy.ts';
import { filesOf, type Library } from '../library.ts';
import { dropDeadLinks } from './drop-dead-links.ts';
import { courseSlug, optional, type Pages } from './links.ts';
import { type Marked, markTerms } from './mark-terms.ts';
import { glossaryTerms } from './pages.ts';

const challengesOf = (lesson: string, title: string): PageLink | undefined => {
  const slug = challengeSlug(lesson);
  return challenges.has(slug) ? { slug, title: `Kihívás: ${title}` } : undefined;
};

/** The eighth section of every lesson: the page shows the links of the document there. */
const NEXT = { id: 'tovabb', title: 'Tovább' };

export function lessonDocuments(library: Library, pages: Pages): LessonDocument[] {
  const drafts = new Map(filesOf(library, 'lesson').flatMap(({ draft }) => (draft ? [[draft.front.slug, draft]] : [])));
  const glossary = glossaryTerms(library);
  const written = [...library.curriculum.lessons.values()].filter(entry => drafts.has(entry.slug));
  return written.flatMap(entry => {
    const draft = drafts.get(entry.slug);
    if (!draft) return [];
    const own = written.filter(other => other.subject === entry.subject);
    const at = own.indexOf(entry);
    const { front } = draft;
    const document: LessonDocument = {
      kind: 'lesson',
      slug: entry.slug,
      title: front.title,
      description: front.description,
      category: entry.access === 'free' ? 'free_lesson' : 'premium_lesson',
      subject: entry.subject,
      grade: entry.grade,
      grades: entry.grades,
      keywords: front.keywords,
      unit: entry.unit,
      unitTitle: entry.unitTitle,
      minutes: front.minutes,
      curricula: entry.curricula,
      frameworks: front.frameworks ?? [],
      prerequisites: pages.links(entry.prerequisites),
      toc: [...draft.toc, { ...NEXT, subheadings: [] }],
      sections: [],
      terms: [],
      ...optional('quiz', pages.link(`kviz-${entry.slug}`)),
      ...optional('practice', pages.link(`gyakorlo-${entry.slug}`)),
      ...optional('challenge', challengesOf(entry.slug, front.title)),
      ...optional('course', pages.link(courseSlug(entry))),
      ...optional('previous', pages.link(own[at - 1]?.slug ?? '')),
      ...optional('next', pages.link(own[at + 1]?.slug ?? '')),
    };
    const dead = draft.links.some(({ slug }) => !pages.has(slug));
    const body = lazily({ marked: { sections: [], terms: [] } as Marked }, 'marked', () => {
      const sections = [...draft.sections, { ...NEXT, type: 'section' as const, blocks: [] }];
      return markTerms(dead ? dropDeadLinks(sections, slug => pages.has(slug)) : sections, glossary, entry);
    });
    lazily(document, 'terms', () => body.marked.terms);
    return [lazily(document, 'sections', () => body.marked.sections)];
  });
}
