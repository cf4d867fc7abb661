import type { CompiledQuestion } from '@eszkerek/documents/question';
import { misconceptionSlots } from '@eszkerek/exercises/questions/texts';
import { questionHtml } from '../areas/quiz/question-html.ts';
import type { Library } from '../library/library.ts';

/** What the demo pupils learnt: pages that exist in the compiled content, spread over the subjects. */
export interface DemoTopic {
  lesson: { slug: string; title: string } | undefined;
  quiz: { slug: string; title: string; questionCount: number };
  subject: string;
  unit: string | null;
  questions: readonly { id: string; question: string; slips: readonly Slip[] }[];
}

/** A wrong answer as a pupil would give it, and what the page says to it. */
interface Slip {
  answer: string;
  reason: string;
  misconception: string | null;
}

const MOST = 24;

/** As a pupil gives it: a number with a comma, a spot by its name, not by its id. A drawn option stays as it is drawn. */
const inWords = (question: CompiledQuestion, answer: string): string =>
  (question.type === 'hotspot' && question.figure.kind === 'drawn' && question.figure.elements?.find(({ id }) => id === answer)?.label) ||
  (answer.includes('<') ? answer : answer.replace(/(?<=\d)\.(?=\d)/g, ','));

export const slipsOf = (question: CompiledQuestion): Slip[] =>
  misconceptionSlots(question).flatMap(({ required, answer, explanation, id }) =>
    required && explanation ? [{ answer: inWords(question, answer), reason: explanation, misconception: id ?? null }] : [],
  );

export const demoTopics = (library: Library): DemoTopic[] => {
  const topics = library.ofKind('quiz').map(quiz => {
    const lesson = quiz.lesson ? library.document(quiz.lesson.slug) : undefined;
    return {
      lesson: quiz.lesson,
      quiz: { slug: quiz.slug, title: quiz.title, questionCount: quiz.questionCount },
      subject: quiz.subject,
      unit: lesson?.kind === 'lesson' ? lesson.unit : null,
      questions: library
        .questions(quiz.slug)
        .map(question => ({ id: question.id, question: questionHtml(question), slips: slipsOf(question) }))
        .filter(({ slips }) => slips.length > 0),
    };
  });
  const step = Math.max(1, Math.floor(topics.length / MOST));
  return topics.filter((_, i) => i % step === 0).slice(0, MOST);
};
