import type { AssignablePage } from '@eszkerek/contract/class-homework';
import { bareTitle } from '../../../lib/bare-title.ts';
import { isTitleHit, nearness, searchTitles } from '../../../lib/title-search.ts';

export const FILTERS = [
  { value: '5', label: '5. osztály' },
  { value: '6', label: '6. osztály' },
  { value: '7', label: '7. osztály' },
  { value: '8', label: '8. osztály' },
  { value: 'tasks', label: 'Kvíz és gyakorló' },
  { value: 'unseen', label: 'Amit még nem láttak' },
] as const;
export type Filter = (typeof FILTERS)[number]['value'];

/** „6. B” -> 6: the grade in the name of a class, if there is one. */
export const gradeOf = (className: string): Filter[] =>
  FILTERS.map(({ value }) => value).filter(value => value === /^\D{0,3}([5-8])(?!\d)/.exec(className)?.[1]);

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

const isOf = (page: AssignablePage, filters: readonly Filter[]): boolean => {
  const grades = filters.filter(isGrade).map(Number);
  return grades.length === 0 || page.grades.some(grade => grades.includes(grade));
};

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

/** Nearest first, those of the class's grade before others that are as near, then in the order of the curriculum: lesson, tasks, unit test. */
export const filterPages = (pages: readonly AssignablePage[], { query, found, filters, ownGrade }: Wish): AssignablePage[] => {
  const able = pages.filter(
    page => (!filters.includes('tasks') || TASKS.has(page.kind)) && (!filters.includes('unseen') || page.seen === 0),
  );
  if (query === '') return able.filter(page => isOf(page, filters));
  const rank = (page: AssignablePage) => nearness(named(page), query);
  return matching(able, query, found)
    .filter(page => isOf(page, filters))
    .toSorted((a, b) => rank(a) - rank(b) || Number(isOf(b, ownGrade)) - Number(isOf(a, ownGrade)));
};

export interface UnitPages {
  unit: string;
  title: string;
  pages: AssignablePage[];
}

/** Subject by subject, unit by unit, in the order of the curriculum. */
export const treeOf = (pages: readonly AssignablePage[]): { subject: string; pages: number; units: UnitPages[] }[] =>
  [...Map.groupBy(pages, page => page.subject ?? 'egyeb')].map(([subject, own]) => ({
    subject,
    pages: own.length,
    units: [...Map.groupBy(own, page => page.unit)].map(([unit, list]) => ({ unit, title: list[0]?.unit_title ?? '', pages: list })),
  }));
