import type { AnswerValue } from '@eszkerek/contract/quiz-shapes';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import type { QuestionType } from '@eszkerek/exercises/questions/schema';
import { solutionOf, viewOf } from '../areas/quiz/grading.ts';
import { versionsOf } from '../areas/quiz/question-versions.ts';
import type { Shown } from '../areas/quiz/shown.ts';
import { newId } from '../db/id.ts';
import type { TestApp } from './app.ts';

/** Reads the keys as only a test may, and answers right or wrong at will. */
export interface TestPupil {
  post(url: string, body?: object): Promise<Record<string, unknown>>;
  get(url: string): Promise<Record<string, unknown>>;
  /** The answer to one question of an attempt. */
  answerFor(attemptId: string, questionId: string, right: boolean): Promise<AnswerValue>;
  lessonOf(attemptId: string, questionId: string): Promise<string | undefined>;
  answer(attemptId: string, questionId: string, right: boolean): Promise<Record<string, unknown>>;
}

type Solved = ReturnType<typeof solutionOf>;

const right: Record<QuestionType, (solved: Solved) => AnswerValue> = {
  single: ({ correct = [] }) => correct[0] ?? '',
  hotspot: ({ correct = [] }) => correct[0] ?? '',
  multi: ({ correct = [] }) => correct,
  order: ({ correct = [] }) => correct,
  numeric: ({ answer = '' }) => answer,
  shortText: ({ answer = '' }) => answer,
  numberLine: ({ answer = '' }) => answer,
  match: ({ pairs = {} }) => pairs,
  fillSteps: ({ blanks = {} }) => blanks,
};

const turned = (pairs: Record<string, string>): Record<string, string> => {
  const [first, ...rest] = Object.values(pairs);
  return Object.fromEntries(Object.keys(pairs).map((left, i) => [left, rest[i] ?? first ?? '']));
};

const wrong: Record<QuestionType, (solved: Solved, others: readonly string[]) => AnswerValue> = {
  single: (_, others) => others[0] ?? '',
  hotspot: (_, others) => others[0] ?? '',
  multi: (_, others) => others.slice(0, 1),
  order: ({ correct = [] }) => correct.toReversed(),
  numeric: () => '987654',
  shortText: () => '987654',
  numberLine: () => '987654',
  match: ({ pairs = {} }) => turned(pairs),
  fillSteps: ({ blanks = {} }) => Object.fromEntries(Object.keys(blanks).map(blank => [blank, '987654'])),
};

export const testPupil = (app: TestApp, token: string): TestPupil => {
  const { call, engine } = app;
  const shownIn = async (attemptId: string): Promise<Shown> => {
    const { shown } = await engine.db.selectFrom('attempts').select('shown').where('id', '=', attemptId).executeTakeFirstOrThrow();
    return JSON.parse(shown) as Shown;
  };
  const itemIn = async (attemptId: string, questionId: string) => {
    const shown = await shownIn(attemptId);
    const item = shown.items.find(({ id }) => id === questionId);
    if (!item) throw new Error(`no question ${questionId}`);
    const question: CompiledQuestion = await versionsOf(engine).of(engine.db, item);
    return { item, question, seed: shown.seed };
  };
  const answerFor: TestPupil['answerFor'] = async (attemptId, questionId, isRight) => {
    const { question, seed } = await itemIn(attemptId, questionId);
    const solved = solutionOf(question, seed, questionId);
    if (isRight) return right[question.type](solved);
    const view = viewOf(question, seed, questionId);
    const options = 'answers' in view ? view.answers : 'spots' in view ? view.spots : [];
    return wrong[question.type](
      solved,
      options.map(({ id }) => id).filter(id => !solved.correct?.includes(id)),
    );
  };
  const post: TestPupil['post'] = async (url, body = {}) => (await call('POST', url, { token, body })).body;
  return {
    post,
    get: async url => (await call('GET', url, { token })).body,
    answerFor,
    lessonOf: async (attemptId, questionId) => (await itemIn(attemptId, questionId)).item.lesson,
    answer: async (attemptId, questionId, isRight) =>
      post(`/api/attempts/${attemptId}/answers`, { questionId, answer: await answerFor(attemptId, questionId, isRight), key: newId() }),
  };
};
