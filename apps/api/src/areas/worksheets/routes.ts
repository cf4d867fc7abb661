import { renderText } from '@eszkerek/content/markdown/render-text';
import { AppError, type contract } from '@eszkerek/contract';
import { readSetCode } from '@eszkerek/contract/set-code';
import type { SheetGroup } from '@eszkerek/contract/sheet-code';
import { SHEET_GROUPS, writeSheet } from '@eszkerek/contract/sheet-spec';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handlers } from '../../http/handler.ts';
import { gradeAnswer, optionIdOf, solutionOf, teacherViewOf, viewOf } from '../quiz/grading.ts';
import { openPrintedSet } from './check-set.ts';
import { drawSheet, type OpenSheet, onlyTask, openSheet, orderSeed, type SheetItem } from './draw-sheet.ts';
import { POINTS } from './points.ts';
import { settleSheet } from './settle-sheet.ts';
import { sheetOfSet } from './sheet-of-set.ts';

const SHOWN_SLIPS = 2;

export const worksheetsHandlers = (deps: Deps): Handlers<typeof contract.worksheets> => {
  const { library } = deps;
  const lessons = library.map.flatMap(({ slug, title, subject, grades, unit, unitTitle }) => {
    const page = library.document(slug);
    if (page?.kind !== 'lesson' || !page.practice) return [];
    const all = [...new Set([...grades.ro, ...grades.hu])].sort();
    const premium = isPremiumCategory(page.category);
    return [{ slug, title, subject, grades: all, unit: `${subject}/${unit}`, unit_title: unitTitle, premium }];
  });
  const slipsOf = ({ slips, question }: SheetItem, seed: string) =>
    slips.slice(0, SHOWN_SLIPS).map(({ value, mistake, option, blank }) => ({
      value: renderText(value),
      text: renderText(mistake),
      ...(option === undefined ? {} : { option: optionIdOf(question, seed, question.id, option) }),
      ...(blank ? { blank } : {}),
    }));

  const itemsOf = ({ code, group }: { code: string; group: SheetGroup }, sheet: OpenSheet): SheetItem[] =>
    drawSheet(library, code, sheet)[SHEET_GROUPS.indexOf(group)] ?? [];

  /** The asked task, if the caller may open it. */
  const taskToCheck = async (params: { code: string; group: SheetGroup }, questionId: string, caller: Caller | null) => {
    const printed = readSetCode(params.code);
    if (printed) {
      const task = (await openPrintedSet(deps, caller, printed)).tasks.find(({ id }) => id === questionId);
      if (!task) throw new AppError('notFound');
      return { id: task.id, question: task.question, seed: orderSeed(printed.slug, params.group) };
    }
    const sheet = await openSheet(deps, caller, params.code);
    const one = { code: `${params.code}#${questionId}`, group: params.group };
    const [item] = itemsOf(one, onlyTask(sheet, questionId));
    if (!item) throw new AppError('notFound');
    return { id: item.question.id, question: item.question, seed: orderSeed(sheet.spec.seed, params.group) };
  };

  return {
    lessons: async () => ({ success: true, lessons }),
    make: async ({ params, query, caller }) => {
      const sheet = await openSheet(deps, caller, params.code);
      return {
        success: true,
        premium: sheet.premium,
        groups: SHEET_GROUPS.slice(0, query.groups).map((group, place) => ({
          group,
          tasks: (drawSheet(library, params.code, sheet)[place] ?? []).map(item => {
            const { salt, lesson, level, question, counted } = item;
            const seed = orderSeed(sheet.spec.seed, group);
            return {
              salt,
              lesson,
              level,
              points: POINTS[level],
              counted,
              question: teacherViewOf(question, seed, question.id),
              solution: solutionOf(question, seed, question.id),
              slips: slipsOf(item, seed),
            };
          }),
        })),
      };
    },
    settle: async ({ params, query, caller }) => ({
      success: true,
      code: writeSheet(await settleSheet(await openSheet(deps, caller, params.code), query.only)),
    }),
    ofSet: async ({ params, query, caller }) => ({ success: true, ...(await sheetOfSet(deps, caller, params.slug, query.groups)) }),
    open: async ({ params, caller }) => {
      const printed = readSetCode(params.code);
      if (printed) {
        const { title, tasks, locked } = await openPrintedSet(deps, caller, printed);
        const seed = orderSeed(printed.slug, params.group);
        return {
          success: true,
          title,
          locked,
          numbers: tasks.map(({ number }) => number),
          questions: tasks.map(({ id, question }) => viewOf(question, seed, id)),
        };
      }
      const sheet = await openSheet(deps, caller, params.code);
      const seed = orderSeed(sheet.spec.seed, params.group);
      const items = itemsOf(params, sheet);
      return {
        success: true,
        title: sheet.spec.lessons.map(slug => library.titleOf(slug)).join(' · '),
        locked: 0,
        numbers: items.map((_, place) => place + 1),
        questions: items.map(({ question }) => viewOf(question, seed, question.id)),
      };
    },
    check: async ({ params, body, caller }) => {
      const { id, question, seed } = await taskToCheck(params, body.questionId, caller);
      const graded = gradeAnswer(library, question, seed, id, body.answer, { practice: true, retry: !body.second });
      const canRetry = graded.status === 'unreadable' || (graded.status !== 'correct' && !body.second);
      const closed = graded.status === 'correct' || !canRetry;
      const result = { questionId: id, ...graded, canRetry };
      return { success: true, result: closed ? { ...result, solution: solutionOf(question, seed, id) } : result };
    },
  };
};
