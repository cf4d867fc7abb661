import { isSetSlug } from '@eszkerek/contract/set-slug';
import type { ShownItem } from './shown.ts';

/**
 * Where the mistake book keeps a question. It keeps only those that can be asked again: a question of a set stands under the quiz
 * it was chosen from; generated tasks and teachers' own questions have no place.
 */
export const mistakeKeyOf = (quizSlug: string, item: ShownItem): { quizSlug: string; questionId: string } | undefined => {
  if (item.mistake) return item.mistake;
  if (item.generated) return undefined;
  if (!isSetSlug(quizSlug)) return { quizSlug, questionId: item.id };
  return item.topic ? { quizSlug: item.topic, questionId: item.id.slice(item.topic.length + 1) } : undefined;
};
