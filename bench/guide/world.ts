import { buildSubjectMap, type SubjectMap } from '@eszkerek/guide/subject-map';
import { type Chance, seeded } from '@eszkerek/numbers/chance';
import { loadLibrary } from '../../apps/api/src/library/load.ts';

/** The maths map, and the map as it truly is in this made-up world: some edges are wrong, some are missing. */
export interface World {
  map: SubjectMap;
  trueNeeds: readonly (readonly number[])[];
  hardness: readonly number[];
  /** Place of each lesson's topic among the world's hidden strands. */
  strand: readonly number[];
  grade: readonly number[];
  /** Where in its school year the lesson is taught, from 0 to 1. */
  place: readonly number[];
}

export const STRANDS = 7;
const DROPPED = 0.12;
const ADDED = 0.1;

/** Two uniform numbers make a normal one (Box and Muller). */
export const normal = (chance: Chance): number => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

export const buildWorld = (seed: number): World => {
  const chance = seeded(seed);
  const lessons = loadLibrary().map.filter(({ subject }) => subject === 'matematika');
  const map = buildSubjectMap(lessons);
  const grade = lessons.map(({ grades }) => grades.ro[0] ?? grades.hu[0] ?? 5);
  const place = lessons.map((_, i) => {
    const year = lessons.flatMap((_lesson, j) => (grade[j] === grade[i] ? [j] : []));
    return year.indexOf(i) / year.length;
  });
  const trueNeeds = map.needs.map((needs, i) => {
    const kept = needs.filter(() => chance() >= DROPPED);
    return i > 3 && chance() < ADDED ? [...kept, Math.floor(chance() * i)] : kept;
  });
  // Strands cut across units: neighbours on the map share one, but the borders are not those of the map.
  let current = 0;
  const strand = lessons.map(() => {
    if (chance() < 0.2) current = Math.floor(chance() * STRANDS);
    return current;
  });
  return { map, trueNeeds, hardness: lessons.map(() => normal(chance) * 0.5), strand, grade, place };
};
