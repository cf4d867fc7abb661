import type { AssignablePage } from '@eszkerek/contract/class-homework';
import { bareTitle } from '../../../lib/bare-title.ts';
import { GRADE_FILTERS, isOfGrade } from '../../../lib/grade-filter.ts';
import { classFirst, isTitleHit, nearness, searchTitles } from '../../../lib/title-search.ts';

export const FILTERS = [
  ...GRADE_FILTERS,
  { value: 'tasks', label: 'Kvíz és gyakorló' },
  { value: 'unseen', label: 'Amit még nem láttak' },
] as const;
export type Filter = (typeof FILTERS)[number]['value'];

export const isGrade = (filter: Filter): boolean => /^\d$/.test(filter);

const TASKS = new Set(['quiz', 'test', 'practice', 'exam']);
interface Wish {
  query: string;
  /** Pages the site's own search found, in its order; it knows suffixes and typos. */
  found: readonly string[];
  filters: readonly Filter[];
  /** Listed before others that are as near. */
  ownGrade: readonly Filter[];
}

const named = (page: AssignablePage) => ({ ...page, title: bareTitle(page.title) });

/** What fits by its title or unit; what the site's search found stands in only where no title fits. */
const matching = (pages: readonly AssignablePage[], query: string, found: readonly string[]): AssignablePage[] => {
  const own = searchTitles(pages.map(named), query);
  if (own.some(page => isTitleHit(page, query))) return own;
  const places = new Map(found.map((slug, place) => [slug, place]));
  const placeOf = ({ slug }: AssignablePage) => places.get(slug) ?? 0;
  const others = pages.filter(({ slug }) => places.has(slug) && !own.some(page => page.slug === slug));
  return [...own, ...others.toSorted((a, b) => placeOf(a) - placeOf(b))];
};

/** Those of the class's grade before others, the nearest of both first, then in the order of the curriculum: lesson, tasks, unit test. */
export const filterPages = (pages: readonly AssignablePage[], { query, found, filters, ownGrade }: Wish): AssignablePage[] => {
  const able = pages.filter(
    page => (!filters.includes('tasks') || TASKS.has(page.kind)) && (!filters.includes('unseen') || page.seen === 0),
  );
  if (query === '') return able.filter(page => isOfGrade(page, filters));
  const rank = (page: AssignablePage) => nearness(named(page), query);
  const fitting = matching(able, query, found).filter(page => isOfGrade(page, filters));
  return classFirst(
    fitting.toSorted((a, b) => rank(a) - rank(b)),
    query,
    ownGrade,
  );
};
