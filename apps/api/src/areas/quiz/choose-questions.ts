import { randomInt, randomUUID } from 'node:crypto';
import { AppError, EXAM_DEFAULT_QUESTIONS } from '@eszkerek/contract';
import type { DocumentOf } from '@eszkerek/documents/document';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { slotTask } from '@eszkerek/exercises/generators/index';
import type { Region } from '@eszkerek/numbers/money';
import type { Library } from '../../library/library.ts';
import { lessonOfQuestion } from '../guide/lesson-of-question.ts';
import type { OpenPage, PageQuestion } from '../lesson/open-document.ts';
import { lessonsOfGenerators } from './lessons-of-task.ts';
import { recentTasks } from './recent-tasks.ts';
import type { ShownItem } from './shown.ts';
import { hashOf } from './shown.ts';
import { makeTask, topicOfGenerator } from './tasks.ts';

export interface Choice {
  items: ShownItem[];
  /** Question texts referenced by hash. */
  questions: CompiledQuestion[];
}

export interface Wishes {
  questionCount?: number | undefined;
  topics?: string[] | undefined;
  only?: string[] | undefined;
  /** Whose money the tasks speak of. */
  region?: Region | undefined;
  /** Keys of the practice tasks this pupil has met lately. */
  recent?: readonly string[] | undefined;
}

const shuffle = <T>(list: readonly T[]): T[] => {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
};

/** One of each list, then the second of each: the first few come from all of them. */
const inTurn = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(list => list.length)) }, (_, i) => lists.flatMap(list => list.slice(i, i + 1))).flat();

const fromPage = (questions: readonly PageQuestion[], unit: string | undefined): Choice => ({
  items: questions.map(({ id, topic = unit, question }) => ({ id, hash: hashOf(question), ...(topic ? { topic } : {}) })),
  questions: questions.map(({ question }) => question),
});

/** Questions of a quiz or unit test about one of the topics: the page a question was chosen from, its unit, or the lesson that teaches it. */
const aboutTopics = (
  { document, questions }: OpenPage,
  library: Library,
  topics: readonly string[] | undefined,
): readonly PageQuestion[] => {
  if (!topics?.length) return questions;
  const unit = 'unit' in document ? document.unit : undefined;
  return questions.filter(({ topic = unit, question }) =>
    [document.slug, topic, lessonOfQuestion(library, { page: document.slug, question })].some(name => name && topics.includes(name)),
  );
};

const generated = (id: string, generator: string, level: 1 | 2 | 3, recent: readonly string[], region: Region | undefined): ShownItem => ({
  id,
  generated: { generator, level, question: makeTask(generator, level, id, recent, region) },
});

/** The lesson a question of a unit test is about; all of the unit where that cannot be said. */
const taughtBy = (library: Library, test: string, question: CompiledQuestion): string[] => {
  const lesson = lessonOfQuestion(library, { page: test, question });
  if (lesson) return [lesson];
  const document = library.document(test);
  return document?.kind === 'test' ? document.lessons.map(({ slug }) => slug) : [];
};

/** Fixed questions, a task per slot of the blueprint, generated tasks and unit-test questions, part by part; ids are unique within the attempt. */
const forExam = (exam: DocumentOf<'exam'>, library: Library, wishes: Wishes): Choice => {
  const bank = new Map(library.questions(exam.slug).map(question => [question.id, question]));
  const choice: Choice = { items: [], questions: [] };
  const region = exam.curricula.ro.length > 0 ? 'ro' : 'hu';
  for (const part of exam.parts) {
    const more = { points: part.points, part: part.id };
    for (const [i, id] of part.questionIds.entries()) {
      const question = bank.get(id);
      if (!question) continue;
      choice.items.push({ id, hash: hashOf(question), ...more, ...part.about?.[i] });
      choice.questions.push(question);
    }
    for (const slot of part.slots) {
      const kept = slot.fixed ? bank.get(slot.id) : undefined;
      if (kept) {
        choice.items.push({ id: slot.id, hash: hashOf(kept), ...more, topic: slot.topic, lessons: lessonsOfGenerators(kept.tags) });
        choice.questions.push(kept);
        continue;
      }
      const { generator, question } = slotTask(slot, { seed: randomUUID(), region, recent: recentTasks(choice) });
      const generated = { generator, level: question.difficulty ?? 2, question: { ...question, id: slot.id } };
      choice.items.push({ id: slot.id, generated, ...more, topic: slot.topic });
    }
    part.draw.forEach((draw, at) => {
      for (let i = 0; i < draw.count; i++) {
        const level = (draw.level ?? randomInt(1, 4)) as 1 | 2 | 3;
        const task = generated(`${part.id}-${at}-${i}`, draw.generator, level, recentTasks(choice), wishes.region);
        choice.items.push({ ...task, ...more, topic: topicOfGenerator(draw.generator) });
      }
    });
    if (part.fromTests) {
      const tests = shuffle(part.fromTests.slugs).map(slug =>
        shuffle(library.questions(slug, wishes.region)).map(question => ({ slug, question })),
      );
      for (const { slug, question } of inTurn(tests).slice(0, part.fromTests.count)) {
        choice.items.push({
          id: `${slug}.${question.id}`,
          hash: hashOf(question),
          topic: slug,
          lessons: taughtBy(library, slug, question),
          ...more,
        });
        choice.questions.push(question);
      }
    }
  }
  return limited(onTopics(choice, wishes.topics), wishes.questionCount);
};

/** A tool of type exam-simulator draws from the quizzes it names, or from its blueprint's topics. */
const forSimulator = (tool: DocumentOf<'tool'>, library: Library, wishes: Wishes): Choice => {
  const data = tool.toolData;
  if (data?.type !== 'exam-simulator' || data.source !== 'bank') throw new AppError('contentNotFound');
  const slugs = wishes.topics?.length
    ? (data.bank?.quizSlugs ?? []).filter(slug => wishes.topics?.includes(slug))
    : (data.bank?.quizSlugs ?? []);
  const pool = slugs.flatMap(slug => library.questions(slug, wishes.region).map(question => ({ slug, question })));
  const count = wishes.questionCount ?? data.questionCount ?? EXAM_DEFAULT_QUESTIONS;
  const again = pool.filter(({ slug, question }) => wishes.only?.includes(`${slug}.${question.id}`));
  const chosen = again.length > 0 ? again : shuffle(pool).slice(0, count);
  return {
    items: chosen.map(({ slug, question }) => ({ id: `${slug}.${question.id}`, hash: hashOf(question), topic: slug })),
    questions: chosen.map(({ question }) => question),
  };
};

const onTopics = (choice: Choice, topics: readonly string[] | undefined): Choice =>
  topics?.length
    ? {
        ...choice,
        items: choice.items.filter(({ topic, lessons = [] }) => [topic, ...lessons].some(name => name && topics.includes(name))),
      }
    : choice;

const limited = (choice: Choice, count: number | undefined): Choice =>
  count === undefined || count >= choice.items.length ? choice : { ...choice, items: shuffle(choice.items).slice(0, count) };

/** The questions of a new attempt of this page. */
export const chooseQuestions = (page: OpenPage, library: Library, wishes: Wishes): Choice => {
  const { document } = page;
  const only = (choice: Choice): Choice =>
    wishes.only?.length ? { ...choice, items: choice.items.filter(item => wishes.only?.includes(item.id)) } : choice;
  switch (document.kind) {
    case 'quiz':
    case 'test':
      return only(
        limited(
          fromPage(aboutTopics(page, library, wishes.topics), document.kind === 'test' ? document.unit : undefined),
          wishes.questionCount,
        ),
      );
    case 'practice':
      return { items: [generated('1', document.generator, 1, wishes.recent ?? [], wishes.region)], questions: [] };
    case 'exam':
      return only(forExam(document, library, wishes));
    case 'tool':
      return forSimulator(document, library, wishes);
    default:
      throw new AppError('contentNotFound');
  }
};
