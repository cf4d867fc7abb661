import type { Library } from '../library/library.ts';

/** What the demo pupils learnt: pages that exist in the compiled content, spread over the subjects. */
export interface DemoTopic {
  lesson: { slug: string; title: string } | undefined;
  quiz: { slug: string; title: string; questionCount: number };
  subject: string;
  unit: string | null;
  questions: readonly { id: string; question: string; misconceptions: readonly string[] }[];
}

const MOST = 24;

const misconceptionsIn = (question: unknown): string[] => [
  ...new Set([...JSON.stringify(question).matchAll(/"misconception":"([a-z0-9-]+)"/g)].map(match => match[1] ?? '')),
];

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
        .map(question => ({ id: question.id, question: question.question, misconceptions: misconceptionsIn(question) })),
    };
  });
  const step = Math.max(1, Math.floor(topics.length / MOST));
  return topics.filter((_, i) => i % step === 0).slice(0, MOST);
};
