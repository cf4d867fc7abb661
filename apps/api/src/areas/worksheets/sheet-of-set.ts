import { AppError } from '@eszkerek/contract';
import { writeSetCode } from '@eszkerek/contract/set-code';
import { SHEET_GROUPS } from '@eszkerek/contract/sheet-spec';
import { isPremiumCategory } from '@eszkerek/documents/base';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { solutionOf, teacherViewOf } from '../quiz/grading.ts';
import { findSet } from '../sets/open-set.ts';
import { printKeyOf } from './check-set.ts';
import { orderSeed } from './draw-sheet.ts';
import { isCounted } from './is-counted.ts';
import { POINTS } from './points.ts';

const USUAL_LEVEL = 2;

/** The questions of a set on paper. Only teachers print; who holds the print checks the answers without an account. */
export const sheetOfSet = async (deps: Deps, teacher: Caller, slug: string, count: number) => {
  const set = await findSet(deps, teacher, slug);
  if (!set) throw new AppError('notFound');
  const { document, questions, id } = set;
  return {
    title: document.title,
    code: writeSetCode(slug, printKeyOf({ id })),
    premium: isPremiumCategory(document.category),
    groups: SHEET_GROUPS.slice(0, count).map(group => {
      const seed = orderSeed(slug, group);
      return {
        group,
        tasks: questions.map(({ id, topic = '', question }, salt) => {
          const level = question.difficulty ?? USUAL_LEVEL;
          const view = teacherViewOf(question, seed, id);
          const shared = { salt, lesson: topic, level, points: POINTS[level], counted: isCounted(question), slips: [] };
          return { ...shared, question: view, solution: solutionOf(question, seed, id) };
        }),
      };
    }),
  };
};
