import type { QuestionOf, QuestionType } from '@eszkerek/exercises/questions/schema';
import { checkDistinct } from './check-distinct.ts';
import { checkFillSteps } from './check-fill-steps.ts';
import { checkBlankKeys, checkTypedKeys } from './check-grading.ts';
import { checkHotspot } from './check-hotspot.ts';
import { checkNumberLine, checkNumeric } from './check-numbers.ts';
import { checkMulti, checkSingle } from './check-options.ts';
import type { QuestionContext } from './question-context.ts';

interface TypeChecks<T extends QuestionType> {
  /** Its options, items or cards stand in another order for each pupil, so a hint cannot point at a place. */
  shuffled: boolean;
  /** Without options to explain, only a worked solution can say why the key is right. */
  needsSolution: boolean;
  check: (question: QuestionOf<T>, context: QuestionContext) => void;
}

/** What the compiler checks of each question type beside what all of them share. */
export const typeChecks: { readonly [T in QuestionType]: TypeChecks<T> } = {
  single: { shuffled: true, needsSolution: false, check: checkSingle },
  multi: { shuffled: true, needsSolution: false, check: checkMulti },
  numeric: {
    shuffled: false,
    needsSolution: true,
    check: (question, context) => {
      checkNumeric(question, context);
      checkTypedKeys(question, question.accepted ?? [], context);
    },
  },
  shortText: {
    shuffled: false,
    needsSolution: true,
    check: (question, context) => checkTypedKeys(question, question.accepted ?? [], context),
  },
  order: {
    shuffled: true,
    needsSolution: false,
    check: ({ items }, context) => checkDistinct(items, i => ['items', i], context),
  },
  match: {
    shuffled: true,
    needsSolution: false,
    check: ({ pairs, extra = [] }, context) => {
      const lefts = pairs.map(pair => pair.left);
      const rights = [...pairs, ...extra].map(item => item.right);
      checkDistinct(lefts, i => ['pairs', i, 'left'], context);
      checkDistinct(rights, i => (i < pairs.length ? ['pairs', i, 'right'] : ['extra', i - pairs.length, 'right']), context);
    },
  },
  numberLine: {
    shuffled: false,
    needsSolution: true,
    check: (question, context) => {
      checkNumberLine(question, context);
      checkTypedKeys(question, [], context);
    },
  },
  hotspot: { shuffled: false, needsSolution: false, check: checkHotspot },
  fillSteps: {
    shuffled: false,
    needsSolution: false,
    check: (question, context) => {
      checkFillSteps(question, context);
      checkBlankKeys(question, context);
    },
  },
};
