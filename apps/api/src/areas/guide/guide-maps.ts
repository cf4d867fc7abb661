import { createHash } from 'node:crypto';
import { SUBJECTS, type Subject } from '@eszkerek/documents/base';
import type { MapLesson } from '@eszkerek/documents/compiled';
import { type PupilMap, type PupilPlace, seenFrom } from '@eszkerek/guide/pupil-map';
import { buildSubjectMap, type SubjectMap } from '@eszkerek/guide/subject-map';
import type { Library } from '../../library/library.ts';

/** Raise it when a formula or parameter of the guide package changes: stored states are then replayed. */
const MODEL = 2;

/** The curriculum as the guide sees it, computed once per version of the content. */
export class GuideMaps {
  /** Changes with lessons, units, grades and prerequisites, not with texts. */
  readonly version: string;
  readonly #lessons: ReadonlyMap<string, MapLesson>;
  readonly #bySubject: ReadonlyMap<Subject, readonly MapLesson[]>;
  readonly #maps: ReadonlyMap<Subject, SubjectMap>;
  readonly #seen = new Map<string, PupilMap>();

  constructor({ map }: Pick<Library, 'map'>) {
    this.#lessons = new Map(map.map(lesson => [lesson.slug, lesson]));
    this.#bySubject = Map.groupBy(map, ({ subject }) => subject);
    this.#maps = new Map(SUBJECTS.map(subject => [subject, buildSubjectMap(this.lessonsOf(subject))]));
    const shape = map.map(({ slug, unit, grades, prerequisites }) => [slug, unit, grades, prerequisites]);
    this.version = `${MODEL}-${createHash('sha256').update(JSON.stringify(shape)).digest('base64url').slice(0, 12)}`;
  }

  lesson(slug: string): MapLesson | undefined {
    return this.#lessons.get(slug);
  }

  lessonsOf(subject: Subject): readonly MapLesson[] {
    return this.#bySubject.get(subject) ?? [];
  }

  /** The subject's map from a pupil's grade. */
  seenFrom(subject: Subject, place: PupilPlace): PupilMap {
    const key = `${subject} ${place.grade} ${place.country}`;
    const known = this.#seen.get(key);
    if (known) return known;
    const seen = seenFrom(this.#maps.get(subject) ?? buildSubjectMap([]), place);
    this.#seen.set(key, seen);
    return seen;
  }
}

const built = new WeakMap<Library, GuideMaps>();

export const guideMapsOf = (library: Library): GuideMaps => {
  const maps = built.get(library) ?? new GuideMaps(library);
  built.set(library, maps);
  return maps;
};
