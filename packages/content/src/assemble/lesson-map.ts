import type { MapLesson } from '@eszkerek/documents/compiled';
import { generatorIds } from '../generator-ids.ts';
import type { Library } from '../library.ts';
import type { Pages } from './links.ts';

/** The map's own grade, moved into the years in which the country teaches the lesson; none if only the other country does. */
const taughtIn = (own: readonly number[], country: readonly number[], other: readonly number[]): number[] => {
  if (country.length === 0) return other.length > 0 ? [] : [...own];
  const first = Math.min(...country);
  const last = Math.max(...country);
  return [...new Set(own.map(grade => Math.min(last, Math.max(first, grade))))];
};

/** Every lesson of the curriculum in its order, written or not. */
export function lessonMap(library: Library, pages: Pages): MapLesson[] {
  const generators = generatorIds();
  return library.curriculum.units.flatMap(unit =>
    unit.lessons.map(({ slug, title, goal, subject, unitTitle, grade, grades, curricula, access, prerequisites, generator }) => ({
      slug,
      title: pages.link(slug)?.title ?? title,
      goal,
      subject,
      unit: unit.unit,
      unitTitle,
      ...(pages.has(unit.test) ? { test: unit.test } : {}),
      grade,
      grades: { ro: taughtIn(grades, curricula.ro, curricula.hu), hu: taughtIn(grades, curricula.hu, curricula.ro) },
      access,
      prerequisites,
      ...(generators.has(generator) ? { generator } : {}),
      written: pages.has(slug),
    })),
  );
}
