import { AppError, type contract } from '@eszkerek/contract';
import type { SheetGroup } from '@eszkerek/contract/sheet-code';
import { SHEET_GROUPS } from '@eszkerek/contract/sheet-spec';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { gradeAnswer, solutionOf, teacherViewOf, viewOf } from '../quiz/grading.ts';
import { drawSheet, type OpenSheet, onlyTask, openSheet, orderSeed, type SheetItem } from './draw-sheet.ts';
import { POINTS } from './points.ts';
import { sheetOfSet } from './sheet-of-set.ts';

const SHOWN_SLIPS = 2;

export const worksheetsHandlers = (deps: Deps): Handlers<typeof contract.worksheets> => {
  const { library } = deps;
  const lessons = library.map.flatMap(({ slug, title, subject, grades, unitTitle }) => {
    const page = library.document(slug);
    if (page?.kind !== 'lesson' || !page.practice) return [];
    const all = [...new Set([...grades.ro, ...grades.hu])].sort();
    return [{ slug, title, subject, grades: all, unit_title: unitTitle, premium: isPremiumCategory(page.category) }];
  });
  const slipsOf = ({ slips }: SheetItem) =>
    slips
      .flatMap(({ value, misconception }) => {
        const named = library.misconception(misconception);
        return named ? [{ value, text: named.text }] : [];
      })
      .slice(0, SHOWN_SLIPS);

  const itemsOf = ({ code, group }: { code: string; group: SheetGroup }, sheet: OpenSheet): SheetItem[] =>
    drawSheet(library, code, sheet)[SHEET_GROUPS.indexOf(group)] ?? [];

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
            const { salt, lesson, level, question } = item;
            const seed = orderSeed(sheet.spec.seed, group);
            return {
              salt,
              lesson,
              level,
              points: POINTS[level],
              question: teacherViewOf(question, seed, question.id),
              solution: solutionOf(question, seed, question.id),
              slips: slipsOf(item),
            };
          }),
        })),
      };
    },
    ofSet: async ({ params, query, caller }) => ({ success: true, ...(await sheetOfSet(deps, caller, params.slug, query.groups)) }),
    open: async ({ params, caller }) => {
      const sheet = await openSheet(deps, caller, params.code);
      const seed = orderSeed(sheet.spec.seed, params.group);
      return {
        success: true,
        title: sheet.spec.lessons.map(slug => library.titleOf(slug)).join(', '),
        questions: itemsOf(params, sheet).map(({ question }) => viewOf(question, seed, question.id)),
      };
    },
    check: async ({ params, body, caller }) => {
      const sheet = await openSheet(deps, caller, params.code);
      const one = { code: `${params.code}#${body.questionId}`, group: params.group };
      const [item] = itemsOf(one, onlyTask(sheet, body.questionId));
      if (!item) throw new AppError('notFound');
      const seed = orderSeed(sheet.spec.seed, params.group);
      const { question } = item;
      const graded = gradeAnswer(library, question, seed, question.id, body.answer, { practice: true });
      const canRetry = graded.status === 'unreadable' || (graded.status !== 'correct' && !body.second);
      const closed = graded.status === 'correct' || !canRetry;
      const result = { questionId: question.id, ...graded, canRetry };
      return { success: true, result: closed ? { ...result, solution: solutionOf(question, seed, question.id) } : result };
    },
  };
};
