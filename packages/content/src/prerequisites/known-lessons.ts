import type { Curriculum, MapLesson } from '../curriculum/curriculum.ts';

/** Which lessons a pupil has behind them at a place of the map. */
export class KnownLessons {
  readonly #curriculum: Curriculum;
  readonly #known = new Map<string, Set<string>>();

  constructor(curriculum: Curriculum) {
    this.#curriculum = curriculum;
  }

  /** The lesson itself, those before it in its subject with what they build on, and all lower grades of other subjects. */
  at(slug: string): ReadonlySet<string> {
    const known = this.#known.get(slug) ?? this.#collect(slug);
    this.#known.set(slug, known);
    return known;
  }

  #collect(slug: string): Set<string> {
    const { lessons } = this.#curriculum;
    const here = lessons.get(slug);
    const known = new Set<string>();
    if (!here) return known;
    const add = (lesson: MapLesson): void => {
      if (known.has(lesson.slug)) return;
      known.add(lesson.slug);
      for (const before of lesson.prerequisites) {
        const other = lessons.get(before);
        if (other) add(other);
      }
    };
    const isBehind = (lesson: MapLesson): boolean =>
      lesson.subject === here.subject ? lesson.order <= here.order : Math.max(...lesson.grades) < Math.min(...here.grades);
    for (const lesson of lessons.values()) if (isBehind(lesson)) add(lesson);
    return known;
  }
}
