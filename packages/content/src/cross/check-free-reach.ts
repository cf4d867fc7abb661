import { isPremiumCategory } from '@eszkerek/documents/base';
import { type Fault, reportInto } from '../fault.ts';
import { filesOf, type Library } from '../library.ts';

/** Questions and generated tasks of a premium page must not be served to guests by a free tool or exam. Workshops are premium. */
export function checkFreeReach(library: Library): Fault[] {
  const faults: Fault[] = [];
  const { lessons, tests } = library.curriculum;
  const isPremium = (slug: string): boolean => tests.has(slug) || lessons.get(slug.replace(/^kviz-/, ''))?.access === 'premium';
  const entries = [...lessons.values()];
  /** The practice of premium lessons only. A generator of no lesson is content of its own. */
  const isPremiumGenerator = (id: string): boolean => {
    const users = entries.filter(({ generator }) => generator === id);
    return users.length > 0 && users.every(({ access }) => access === 'premium');
  };
  const check = (file: string, reached: readonly { slug: string; line: number }[]): void => {
    for (const { slug, line } of reached)
      if (isPremium(slug)) reportInto(faults, file)('free-reaches-premium', line, `${slug} is premium, this page is free`);
  };
  for (const { file, draft } of filesOf(library, 'tool')) if (draft && !isPremiumCategory(draft.front.category)) check(file, draft.quizzes);
  for (const { file, draft } of filesOf(library, 'exam')) {
    if (draft?.front.access !== 'free') continue;
    check(file, draft.tests);
    for (const { id, line } of draft.generators)
      if (isPremiumGenerator(id))
        reportInto(faults, file)('free-reaches-premium', line, `${id} practises premium lessons, this page is free`);
  }
  return faults;
}
