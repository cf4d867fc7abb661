import type { Deps } from '../../deps.ts';
import { mayOpenOf } from './lesson-access.ts';
import { nextLessons } from './next-lessons.ts';
import { type PupilGuide, readGuide } from './pupil-guide.ts';

const NAMED = 3;
const quoted = (titles: readonly string[]): string => titles.map(title => `„${title}”`).join(', ');

const titlesOf = (guide: PupilGuide, wanted: (slug: string, lastAt: string) => boolean): string[] =>
  [...guide.rows.values()]
    .filter(row => wanted(row.lesson_slug, row.last_at))
    .sort((a, b) => (a.last_at < b.last_at ? 1 : -1))
    .flatMap(row => guide.lesson(row.lesson_slug)?.title ?? [])
    .slice(0, NAMED);

/** Three sentences from the map for the weekly letter: what is there, what is forming, what comes. Labels only, no figures. */
export const parentSentences = async (deps: Deps, userId: string, since: string): Promise<string[]> => {
  const guide = await readGuide(deps, userId);
  if (![...guide.rows.values()].some(({ last_at }) => last_at >= since)) return [];
  const known = titlesOf(guide, (slug, lastAt) => lastAt >= since && guide.label(slug) === 'known');
  const forming = titlesOf(guide, (slug, lastAt) => lastAt >= since && guide.label(slug) === 'forming');
  const repeat = titlesOf(guide, slug => guide.label(slug) === 'repeat');
  const mayOpen = await mayOpenOf(deps, userId);
  const [next] = nextLessons(guide, guide.mainSubject, mayOpen, 1);
  return [
    known.length > 0 ? `Ami már biztosan megy: ${quoted(known)}.` : 'Ezen a héten az alapozásé volt a főszerep.',
    forming.length > 0 ? `Ami most alakul: ${quoted(forming)}.` : 'Új, félkész témája most nincs.',
    repeat.length > 0
      ? `Amit érdemes átismételni: ${quoted(repeat)}; a napi körben magától előkerül.`
      : next
        ? `Ami ezután jöhet: „${next.lesson.title}”.`
        : 'A következő lépést a napi köre mutatja majd.',
  ];
};
