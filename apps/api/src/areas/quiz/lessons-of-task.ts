import { generators } from '@eszkerek/exercises/generators/index';
import type { Library } from '../../library/library.ts';
import type { ShownItem } from './shown.ts';

/** The lessons of the generators a task came from. */
export const lessonsOfGenerators = (ids: readonly string[] = []): string[] => ids.flatMap(id => generators.get(id)?.lessons ?? []);

/** The lessons that teach what an exam's task asks; one that is not written yet has no slug. */
export const lessonsOfTask = (
  library: Library,
  { part, generated, lessons }: ShownItem,
): { title: string; slug?: string }[] | undefined => {
  if (part === undefined || !(generated || lessons)) return undefined;
  const taught = new Set(lessons ?? lessonsOfGenerators(generated?.question.tags));
  return library.map.filter(({ slug }) => taught.has(slug)).map(({ slug, title, written }) => ({ title, ...(written ? { slug } : {}) }));
};
