import type { GuideLesson, GuideMap } from '@eszkerek/contract/guide-shapes';

export interface FreeLesson {
  title: string;
  link: string;
  /** Of the same unit as the page that was asked for. */
  sameUnit: boolean;
}

const openOne = (lessons: readonly GuideLesson[]): GuideLesson | undefined => {
  const open = lessons.filter(lesson => lesson.open && lesson.link !== null);
  return open.find(({ label }) => label !== 'known') ?? open[0];
};

/** An open lesson of the unit a page belongs to, else of the unit nearest to it; nothing for a page outside the map. */
export function freeLessonNear({ units }: Pick<GuideMap, 'units'>, slug: string): FreeLesson | undefined {
  const lesson = slug.replace(/^(kviz|gyakorlo|kihivas)-/, '');
  const at = units.findIndex(
    ({ unit, lessons, test }) =>
      lessons.some(known => known.slug === lesson) || test?.endsWith(slug) || (slug.startsWith('kurzus-') && slug.endsWith(`-${unit}`)),
  );
  if (at < 0) return undefined;
  const near = units
    .map(({ lessons }, place) => ({ found: openOne(lessons), away: Math.abs(place - at) }))
    .filter(({ found }) => found)
    .sort((a, b) => a.away - b.away)[0];
  return near?.found?.link ? { title: near.found.title, link: near.found.link, sameUnit: near.away === 0 } : undefined;
}
