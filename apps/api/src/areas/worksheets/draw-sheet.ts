import { LruCache } from '@eszkerek/content/lru-cache';
import { renderQuestion } from '@eszkerek/content/question/render-question';
import { AppError } from '@eszkerek/contract';
import type { SheetGroup } from '@eszkerek/contract/sheet-code';
import { lessonMark, readSheet, SHEET_GROUPS, type SheetSpec } from '@eszkerek/contract/sheet-spec';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { DocumentOf } from '@eszkerek/documents/document';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { generators } from '@eszkerek/exercises/generators/index';
import { drawForGroups, type Slip } from '@eszkerek/exercises/generators/sheet';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { Library } from '../../library/library.ts';
import { openDocument } from '../lesson/open-document.ts';
import { isCounted } from './is-counted.ts';

export interface SheetItem {
  salt: number;
  lesson: string;
  level: 1 | 2 | 3;
  question: CompiledQuestion;
  slips: readonly Slip[];
  counted: boolean;
}

const practiceOf = (library: Library, lesson: string): DocumentOf<'practice'> => {
  const page = library.document(lesson);
  const practice = page?.kind === 'lesson' && page.practice ? library.document(page.practice.slug) : undefined;
  if (practice?.kind !== 'practice') throw new AppError('contentNotFound');
  return practice;
};

const marks = new WeakMap<Library, ReadonlyMap<string, string>>();
const marksOf = (library: Library): ReadonlyMap<string, string> => {
  const known = marks.get(library) ?? new Map(library.map.map(({ slug }) => [lessonMark(slug), slug]));
  marks.set(library, known);
  return known;
};

/** Lessons are named by their slug, or by their mark in the address of a QR code. */
const readCode = (library: Library, code: string): SheetSpec => {
  const spec = readSheet(code);
  const slugOf = (lesson: string): string => (lesson.includes('-') ? lesson : (marksOf(library).get(lesson) ?? lesson));
  return { ...spec, lessons: spec.lessons.map(slugOf), tasks: spec.tasks.map(task => ({ ...task, lesson: slugOf(task.lesson) })) };
};

/** The practice pages of a sheet; without access to a premium one the caller gets its wall. */
export const openSheet = async (deps: Deps, caller: Caller | null, code: string) => {
  const spec = readCode(deps.library, code);
  const pages = new Map(spec.lessons.map(lesson => [lesson, practiceOf(deps.library, lesson)]));
  for (const page of pages.values()) await openDocument(deps, caller, page.slug);
  return { spec, pages, premium: [...pages.values()].some(({ category }) => isPremiumCategory(category)) };
};
export type OpenSheet = Awaited<ReturnType<typeof openSheet>>;

/** The seed of the order of options: the same on paper and on the screen. */
export const orderSeed = (seed: string, group: SheetGroup): string => `${seed}/${group}`;

/** What drawing needs of an open sheet. */
export interface SheetSource {
  spec: SheetSpec;
  pages: ReadonlyMap<string, { generator: string }>;
}

/** How one task of the sheet is drawn; nothing if its lesson has no generator any more. */
export const sourceOf = ({ spec, pages }: SheetSource, { lesson, level, salt }: SheetSpec['tasks'][number]) => {
  const generator = generators.get(pages.get(lesson)?.generator ?? '');
  return generator && { generator, task: { seed: spec.seed, salt, level, figures: spec.figures, region: spec.region, even: spec.even } };
};

const drawGroups = (sheet: OpenSheet): SheetItem[][] => {
  const drawn = sheet.spec.tasks.flatMap(item => {
    const source = sourceOf(sheet, item);
    const tasks = source && drawForGroups(source.generator, source.task);
    return tasks ? [{ ...item, tasks }] : [];
  });
  return SHEET_GROUPS.map((_, place) =>
    drawn.flatMap(({ tasks, ...item }) => {
      const task = tasks[place];
      return task
        ? [{ ...item, question: renderQuestion(task.question, String(item.salt)), slips: task.slips, counted: isCounted(task.question) }]
        : [];
    }),
  );
};

/** A class checks the same sheet at once, and drawing costs the most. 8 KB a task, so about 16 MB. */
const KEPT_TASKS = 2000;
const kept = new WeakMap<Library, LruCache<SheetItem[][]>>();

/** The sheet with one of its tasks: grading an answer draws nothing else. */
export const onlyTask = (sheet: OpenSheet, salt: string): OpenSheet => ({
  ...sheet,
  spec: { ...sheet.spec, tasks: sheet.spec.tasks.filter(task => String(task.salt) === salt) },
});

/** The tasks group by group. A task whose generator has no figure (or none without one) is left out in every group. */
export const drawSheet = (library: Library, code: string, sheet: OpenSheet): SheetItem[][] => {
  const sheets = kept.get(library) ?? new LruCache<SheetItem[][]>(KEPT_TASKS, groups => Math.max(1, groups.flat().length));
  kept.set(library, sheets);
  const known = sheets.get(code);
  if (known) return known;
  const drawn = drawGroups(sheet);
  sheets.set(code, drawn);
  return drawn;
};
