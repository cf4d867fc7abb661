import type { CompiledQuestion } from '@eszkerek/documents/question';
import { generators } from '@eszkerek/exercises/generators/index';
import { misconceptionSlots } from '@eszkerek/exercises/questions/texts';
import type { Library } from '../../library/library.ts';
import { guideMapsOf } from './guide-maps.ts';

export interface AskedQuestion {
  /** The page it was asked on. */
  page: string;
  /** Of an exam or simulator: the quiz or unit test it was drawn from. */
  topic?: string | undefined;
  generator?: string | undefined;
  question: CompiledQuestion;
}

const mostNamed = (slugs: readonly string[]): string | undefined =>
  [...Map.groupBy(slugs, slug => slug)].sort(([, a], [, b]) => b.length - a.length)[0]?.[0];

/** The lesson most of the wrong answers of a question point to. */
const byMisconceptions = (library: Library, question: CompiledQuestion, among: readonly string[] | undefined): string | undefined =>
  mostNamed(
    misconceptionSlots(question).flatMap(({ id }) => {
      const lesson = id ? library.misconception(id)?.lesson : undefined;
      return lesson && (!among || among.includes(lesson)) ? [lesson] : [];
    }),
  );

const ofPage = (library: Library, page: string, question: CompiledQuestion): string | undefined => {
  const document = library.document(page);
  if (document?.kind === 'quiz' || document?.kind === 'practice') return document.lesson?.slug;
  if (document?.kind !== 'test') return undefined;
  const lessons = document.lessons.map(({ slug }) => slug);
  return lessons.length === 1 ? lessons[0] : byMisconceptions(library, question, lessons);
};

/** Which lesson an answer tells about; undefined if that cannot be said, and then it is no evidence. */
export const lessonOfQuestion = (library: Library, { page, topic, generator, question }: AskedQuestion): string | undefined => {
  const slug =
    ofPage(library, page, question) ??
    (topic && ofPage(library, topic, question)) ??
    (generator ? generators.get(generator)?.lessons[0] : byMisconceptions(library, question, undefined));
  return slug && guideMapsOf(library).lesson(slug) ? slug : undefined;
};
