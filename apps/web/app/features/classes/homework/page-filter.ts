import type { AssignablePage } from '@eszkerek/contract/class-homework';
import { bareTitle } from '../../../lib/bare-title.ts';

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
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Wish {
  query: string;
  /** Pages the site's own search found; it knows suffixes and typos. */
  found: ReadonlySet<string>;
  filters: readonly Filter[];
}

export const filterPages = (pages: readonly AssignablePage[], { query, found, filters }: Wish): AssignablePage[] => {
  const words = fold(query.trim());
  const grades = filters.flatMap(filter => (isGrade(filter) ? [Number(filter)] : []));
  return pages.filter(
    page =>
      (words === '' || found.has(page.slug) || fold(`${page.title} ${page.unit_title}`).includes(words)) &&
      (grades.length === 0 || page.grades.some(grade => grades.includes(grade))) &&
      (!filters.includes('tasks') || TASKS.has(page.kind)) &&
      (!filters.includes('unseen') || page.seen === 0),
  );
};

const rankOf = ({ title, unit_title }: AssignablePage, words: string, foundAt: number): number => {
  const name = fold(bareTitle(title));
  if (name === words) return 0;
  if (name.includes(words)) return 1;
  if (words.split(/\s+/).every(word => name.includes(word))) return 2;
  return fold(unit_title).includes(words) ? 3 : 4 + Math.max(0, foundAt);
};

/** The title itself first, then the words of the title, the unit's, and what the site's search found in its own order. */
export const rankPages = (pages: readonly AssignablePage[], query: string, found: readonly string[]): AssignablePage[] => {
  const words = fold(query.trim());
  const ranks = new Map(pages.map(page => [page.slug, rankOf(page, words, found.indexOf(page.slug))]));
  return pages.toSorted((a, b) => (ranks.get(a.slug) ?? 0) - (ranks.get(b.slug) ?? 0));
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
