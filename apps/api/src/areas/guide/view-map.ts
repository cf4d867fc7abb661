import type { GuideLesson, GuideMap, GuideUnit } from '@eszkerek/contract/guide-shapes';
import type { Subject } from '@eszkerek/documents/base';
import type { MapLesson } from '@eszkerek/documents/compiled';
import type { Library } from '../../library/library.ts';
import { lessonPage, type MayOpen, pageLink } from './lesson-access.ts';
import { nextLessons } from './next-lessons.ts';
import type { PupilGuide } from './pupil-guide.ts';
import { isOwn, unitsOf } from './units.ts';

const optionalLink = (slug: string | undefined): string | null => (slug ? pageLink(slug) : null);

/** A lesson that today's plan names. */
export interface PlannedLesson {
  slug: string;
  /** Left half-way. */
  begun: boolean;
}

/** Where nothing is left to learn, the open lesson of the own year that is least sure: the map always leads somewhere. */
const leastSure = (guide: PupilGuide, subject: Subject, mayOpen: MayOpen): MapLesson | undefined => {
  const { map } = guide.subject(subject);
  const open = guide.maps.lessonsOf(subject).filter(mayOpen);
  const own = open.filter(({ slug }) => map.gaps[map.index.get(slug) ?? -1] === 0);
  return (own.length > 0 ? own : open).toSorted((a, b) => guide.mastery(a.slug) - guide.mastery(b.slug))[0];
};

/** The whole map of a subject, labels only; lessons that are not written yet have no link. It leads to what today's plan has of the subject. */
export const viewMap = (
  library: Library,
  guide: PupilGuide,
  subject: Subject,
  mayOpen: MayOpen,
  planned: readonly PlannedLesson[] = [],
  placement: GuideMap['placement'] = null,
): GuideMap => {
  const named = ({ slug, title }: MapLesson) => ({ slug, title, label: guide.label(slug) });
  const ofPlan = planned.find(({ slug }) => guide.lesson(slug)?.subject === subject);
  const next = nextLessons(guide, subject, mayOpen).map(({ lesson }) => lesson);
  const nextSlugs = new Set(next.map(({ slug }) => slug));
  const lessonView = (lesson: MapLesson): GuideLesson => {
    const page = lessonPage(library, lesson.slug);
    return {
      slug: lesson.slug,
      title: lesson.title,
      goal: lesson.goal,
      label: guide.label(lesson.slug),
      access: lesson.access,
      written: lesson.written,
      open: mayOpen(lesson),
      link: lesson.written ? pageLink(lesson.slug) : null,
      quiz: optionalLink(page?.quiz?.slug),
      practice: optionalLink(page?.practice?.slug),
      next: nextSlugs.has(lesson.slug),
      likely: guide.isLikely(lesson.slug),
      prerequisites: lesson.prerequisites.flatMap(slug => {
        const before = guide.lesson(slug);
        return before
          ? [{ slug, title: before.title, label: guide.label(slug), written: before.written, likely: guide.isLikely(slug) }]
          : [];
      }),
    };
  };
  const first = guide.lesson(ofPlan?.slug ?? '') ?? next[0] ?? leastSure(guide, subject, mayOpen);
  return {
    subject,
    grade: guide.place.grade,
    units: unitsOf(guide, subject).flatMap((lessons): GuideUnit[] => {
      const [head] = lessons;
      if (!head) return [];
      const views = lessons.map(lessonView);
      return [
        {
          unit: head.unit,
          title: head.unitTitle,
          grade: head.grade,
          own: isOwn(guide, lessons),
          lessons: views,
          known: views.filter(({ label }) => label === 'known').length,
          repeat: views.filter(({ label }) => label === 'repeat').length,
          test: optionalLink(head.test),
        },
      ];
    }),
    next: first ? { ...named(first), begun: ofPlan?.begun ?? false } : null,
    placement,
    placed: guide.isPlaced(subject),
  };
};
