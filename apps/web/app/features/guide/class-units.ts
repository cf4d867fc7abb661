import type { api } from '../../lib/api.ts';

export type ClassMapData = Pick<Awaited<ReturnType<typeof api.guide.classMap>>, 'lessons' | 'rows'>;

interface ClassUnit {
  id: string;
  title: string;
  grade: string;
  /** Written lessons with their column in the rows. */
  lessons: { slug: string; title: string; at: number }[];
  /** Somebody has answered something here. */
  begun: boolean;
}

/** The units of a class's map in their order; those without a written lesson are left out. */
export function unitsOf({ lessons, rows }: ClassMapData): ClassUnit[] {
  const placed = lessons.map((lesson, at) => ({ ...lesson, at })).filter(({ written }) => written);
  return [...Map.groupBy(placed, ({ grade, unit }) => `${grade} ${unit}`)].map(([id, own]) => ({
    id,
    title: own[0]?.unitTitle ?? '',
    grade: own[0]?.grade ?? '',
    lessons: own.map(({ slug, title, at }) => ({ slug, title, at })),
    begun: own.some(({ at }) => rows.some(({ labels }) => labels[at] !== 'new')),
  }));
}
