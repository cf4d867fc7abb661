import type { AnswerResult } from '@eszkerek/contract/quiz-shapes';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import type { Library } from '../../library/library.ts';
import { lessonOfQuestion } from '../guide/lesson-of-question.ts';
import type { ShownItem } from './shown.ts';

/** The lesson a question of this page tells about. */
export const lessonOfItem = (library: Library, page: string, item: ShownItem, question: CompiledQuestion): string | undefined =>
  item.lesson ?? lessonOfQuestion(library, { page, topic: item.topic, generator: item.generated?.generator, question });

const lessonsOfPage = (library: Library, page: string): readonly string[] => {
  const document = library.document(page);
  return document?.kind === 'test' ? document.lessons.map(({ slug }) => slug) : [];
};

/**
 * Many lessons share a misconception that has its words in one of them, maybe of another grade: an answer given elsewhere leads to the
 * lesson that was asked.
 */
export function mendedWhereAsked<R extends Pick<AnswerResult, 'misconception'>>(
  library: Library,
  page: string,
  item: ShownItem,
  question: CompiledQuestion,
  graded: R,
): R {
  const { misconception } = graded;
  if (!misconception || (misconception.lesson && lessonsOfPage(library, page).includes(misconception.lesson))) return graded;
  const asked = lessonOfItem(library, page, item, question);
  if (asked === undefined || asked === misconception.lesson) return graded;
  const { id, text } = misconception;
  return { ...graded, misconception: { id, text, lesson: asked } };
}
