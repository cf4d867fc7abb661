import { originOf } from './question-origin.ts';
import type { ShownItem } from './shown.ts';

/** Where the mistake book keeps a question. It keeps only those that can be asked again: no generated tasks, no teachers' own questions. */
export const mistakeKeyOf = (quizSlug: string, item: ShownItem): { quizSlug: string; questionId: string } | undefined => {
  if (item.mistake) return item.mistake;
  return item.generated ? undefined : originOf(quizSlug, item.id);
};
