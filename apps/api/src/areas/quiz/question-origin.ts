import { isSetSlug } from '@eszkerek/contract/set-slug';

/** The page a question stands on: in a set those of the bank carry it in their id; a teacher's own question has none. */
export const originOf = (quizSlug: string, questionId: string): { quizSlug: string; questionId: string } | undefined => {
  if (!isSetSlug(quizSlug)) return { quizSlug, questionId };
  const [page = '', id] = questionId.split('.');
  return id === undefined ? undefined : { quizSlug: page, questionId: id };
};
