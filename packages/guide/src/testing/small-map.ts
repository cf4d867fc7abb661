import { seenFrom } from '../pupil-map.ts';
import { buildSubjectMap, type MapLesson } from '../subject-map.ts';

const lesson = (slug: string, unit: string, grade: number, prerequisites: readonly string[] = []): MapLesson => ({
  slug,
  unit,
  grades: { ro: [grade], hu: [grade] },
  prerequisites,
});

/** Seven lessons in three units and three grades, seen from grade 6. */
export const smallMap = seenFrom(
  buildSubjectMap([
    lesson('szamok', 'a', 5),
    lesson('osszeadas', 'a', 5, ['szamok']),
    lesson('szorzas', 'a', 5, ['osszeadas']),
    lesson('tortek', 'b', 6, ['szorzas']),
    lesson('szazalek', 'b', 6, ['tortek']),
    lesson('egyenlet', 'c', 7, ['szorzas']),
    lesson('fuggveny', 'c', 8, ['egyenlet', 'szazalek']),
  ]),
  { grade: 6, country: 'ro' },
);
