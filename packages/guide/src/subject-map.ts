import { inverse, type Matrix } from './linear.ts';

export const COUNTRIES = ['ro', 'hu'] as const;
export type Country = (typeof COUNTRIES)[number];

/** A lesson of the map, as the content package hands it over. */
export interface MapLesson {
  slug: string;
  unit: string;
  /** The grades it is taught in, by country; none where only the other country teaches it. */
  grades: Readonly<Record<Country, readonly number[]>>;
  /** Slugs; those outside the subject are left out of the kernel. */
  prerequisites: readonly string[];
}

export interface SubjectMap {
  lessons: readonly MapLesson[];
  index: ReadonlyMap<string, number>;
  /** Prerequisites within the subject, as places in `lessons`. */
  needs: readonly (readonly number[])[];
  /** Covariance of two lessons at or below the pupil's grade; the diagonal is 1. */
  kernel: Matrix;
}

const SUBJECT_SHARE = 0.2;
const UNIT_SHARE = 0.2;
const PATH_SHARE = 0.5;
/** How strongly an edge ties two lessons together. */
const SMOOTHING = 10;

/** (I + 10·Laplacian)⁻¹ of the prerequisite graph, scaled to a unit diagonal. */
const pathKernel = (needs: readonly (readonly number[])[]): Matrix => {
  const n = needs.length;
  const a = new Float64Array(n * n);
  const add = (i: number, j: number, value: number): void => {
    a[i * n + j] = (a[i * n + j] ?? 0) + value;
  };
  for (let i = 0; i < n; i++) add(i, i, 1);
  needs.forEach((before, i) => {
    for (const j of before) {
      add(i, i, SMOOTHING);
      add(j, j, SMOOTHING);
      add(i, j, -SMOOTHING);
      add(j, i, -SMOOTHING);
    }
  });
  const r = inverse(a, n);
  const scale = Array.from({ length: n }, (_, i) => Math.sqrt(r[i * n + i] ?? 1));
  return r.map((value, at) => value / ((scale[Math.floor(at / n)] ?? 1) * (scale[at % n] ?? 1)));
};

/** Once per version of the map: for 140 lessons about 5 ms. */
export const buildSubjectMap = (lessons: readonly MapLesson[]): SubjectMap => {
  const n = lessons.length;
  const index = new Map(lessons.map((lesson, i) => [lesson.slug, i]));
  const needs = lessons.map(({ prerequisites }) => prerequisites.flatMap(slug => index.get(slug) ?? []));
  const paths = pathKernel(needs);
  const kernel = new Float64Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const sameUnit = lessons[i]?.unit === lessons[j]?.unit ? UNIT_SHARE : 0;
      kernel[i * n + j] = i === j ? 1 : SUBJECT_SHARE + sameUnit + PATH_SHARE * (paths[i * n + j] ?? 0);
    }
  return { lessons, index, needs, kernel };
};
