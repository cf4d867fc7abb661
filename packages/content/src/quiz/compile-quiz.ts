import type { Report } from '../fault.ts';
import { readTitle } from '../language/check-string.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml } from '../yaml/yaml-source.ts';
import { checkMix } from './check-mix.ts';
import { compileQuestions } from './compile-questions.ts';
import { shapeOf } from './question-shape.ts';
import { quizFile, testFile } from './quiz-schema.ts';

export function compileQuiz(source: string, report: Report, words: Map<string, number>) {
  const yaml = readYaml(source);
  const data = checkSchema(yaml, quizFile, report);
  if (!data) return undefined;
  const { questions, ...rest } = data;
  const line = yaml.lineOf(['questions']);
  const front = { ...rest, title: readTitle(data.title, yaml.lineOf(['title']), { report, words }) };
  if (questions.length < 8 || questions.length > 12) report('quiz-length', line, `the quiz has ${questions.length} questions`);
  checkMix(questions, line, report);
  return {
    front,
    lines: linesOf(front, yaml.lineOf),
    shapes: questions.map(shapeOf),
    ...compileQuestions(questions, yaml, ['questions'], { report, words }, 'quiz'),
  };
}
export type QuizDraft = NonNullable<ReturnType<typeof compileQuiz>>;

export function compileTest(source: string, report: Report, words: Map<string, number>) {
  const yaml = readYaml(source);
  const data = checkSchema(yaml, testFile, report);
  if (!data) return undefined;
  const { questions, ...rest } = data;
  const front = { ...rest, title: readTitle(data.title, yaml.lineOf(['title']), { report, words }) };
  if (questions.length < 10) report('test-length', yaml.lineOf(['questions']), `the test has ${questions.length} questions`);
  return {
    front,
    lines: linesOf(front, yaml.lineOf),
    shapes: questions.map(shapeOf),
    ...compileQuestions(questions, yaml, ['questions'], { report, words }, 'test'),
  };
}
export type TestDraft = NonNullable<ReturnType<typeof compileTest>>;

const linesOf = (front: object, lineOf: (path: string[]) => number): Record<string, number> =>
  Object.fromEntries(Object.keys(front).map(key => [key, lineOf([key])]));
