import { examSlot, generatorDraw } from '@eszkerek/documents/assessment';
import { subject } from '@eszkerek/documents/base';
import type { CompiledQuestion } from '@eszkerek/documents/question';
import { slug } from '@eszkerek/documents/slug';
import { type Question, question } from '@eszkerek/exercises/questions/schema';
import { z } from 'zod';
import type { Report } from '../fault.ts';
import { checkString, readTitle } from '../language/check-string.ts';
import type { Prose } from '../language/prose.ts';
import { renderText } from '../markdown/render-text.ts';
import { typeset } from '../markdown/typeset.ts';
import { checkFigures } from '../question/check-figures.ts';
import { checkQuestion } from '../question/check-question.ts';
import type { QuestionContext } from '../question/question-context.ts';
import { renderQuestion } from '../question/render-question.ts';
import { type CompiledQuestions, compileQuestions } from '../quiz/compile-questions.ts';
import { checkSchema } from '../yaml/check-schema.ts';
import { readYaml, type YamlSource } from '../yaml/yaml-source.ts';

const part = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().trim().min(2),
  intro: z.string().optional(),
  points: z.number().positive(),
  minutes: z.number().optional(),
  written: z.boolean().optional(),
  questions: z.array(question).default([]),
  /** What each of its questions asks for, in their order, and the lessons that teach it. */
  about: z.array(z.strictObject({ topic: z.string().trim().min(3), lessons: z.array(slug).min(1) })).optional(),
  draw: z.array(generatorDraw).default([]),
  slots: z
    .array(
      z
        .strictObject({
          ...examSlot.shape,
          /** The task of a fixed paper, written by `draw-exam`: the generator proved its key when it was drawn. */
          task: question.optional(),
        })
        .omit({ fixed: true }),
    )
    .default([]),
  fromTests: z.strictObject({ slugs: z.array(slug).min(1), count: z.number().int().min(1) }).optional(),
});

const examFile = z.strictObject({
  slug: z.string().regex(/^vizsga-[a-z0-9-]+$/),
  title: z.string().trim().min(3).max(110),
  description: z.string().trim().min(20).max(180),
  subject,
  grade: z.union([z.number(), z.string()]).transform(String),
  grades: z.array(z.number()).min(1),
  access: z.enum(['free', 'premium']),
  minutes: z.number().int().min(5).max(180),
  passPercent: z.number().default(50),
  curricula: z.strictObject({ ro: z.array(z.number()).default([]), hu: z.array(z.number()).default([]) }),
  calculator: z.boolean().default(false),
  grading: z.enum(['percent', 'ro-1-10', 'hu-1-5']).default('percent'),
  bonusPoints: z.number().default(0),
  /** Of a fixed paper: `draw-exam` fills its slots by it. */
  seed: z.string().trim().min(1).optional(),
  keywords: z.array(z.string()).default([]),
  note: z.string().optional(),
  parts: z.array(part).min(1),
});

/** Checked like every other question; its misconceptions are those of its generator. */
function compileTask(task: Question, id: string, at: (string | number)[], yaml: YamlSource, prose: Prose): CompiledQuestion[] {
  const lineOf = (inner: readonly (string | number)[]) => yaml.lineOf([...at, ...inner]);
  const context: QuestionContext = { ...prose, lineOf, place: 'test' };
  checkQuestion(task, context);
  return checkFigures(task, context) ? [renderQuestion(task, id)] : [];
}

export function compileExam(source: string, report: Report, words: Map<string, number>) {
  const yaml = readYaml(source);
  const data = checkSchema(yaml, examFile, report);
  if (!data) return undefined;
  const prose = { report, words };
  const title = readTitle(data.title, yaml.lineOf(['title']), prose);
  checkString(data.description, yaml.lineOf(['description']), prose);
  const all: CompiledQuestions = { questions: [], items: [], misconceptions: [] };
  const generators: { id: string; line: number }[] = [];
  /** A slot asks in the exam's own form, so a free paper may name the generator of a premium lesson. */
  const slotGenerators: { id: string; line: number }[] = [];
  const slotIds = new Set<string>();
  const tests: { slug: string; line: number }[] = [];
  /** Lessons named beside fixed questions; they may be unwritten. */
  const taught: { slug: string; line: number }[] = [];
  const parts = data.parts.map(({ questions, draw, slots, fromTests, intro, ...rest }, p) => {
    if (intro) checkString(intro, yaml.lineOf(['parts', p, 'intro']), prose);
    const own = compileQuestions(questions, yaml, ['parts', p, 'questions'], prose, 'test');
    for (const item of own.items)
      if (all.items.some(other => other.id === item.id)) report('question-id', item.line, `the id ${item.id} occurs in two parts`);
    all.questions.push(...own.questions);
    all.items.push(...own.items);
    all.misconceptions.push(...own.misconceptions);
    for (const [d, { generator }] of draw.entries()) generators.push({ id: generator, line: yaml.lineOf(['parts', p, 'draw', d]) });
    for (const [s, slot] of slots.entries()) {
      const line = yaml.lineOf(['parts', p, 'slots', s]);
      checkString(slot.topic, line, prose);
      if (slot.lead) checkString(slot.lead, line, prose);
      if (slotIds.has(slot.id)) report('question-id', line, `the slot ${slot.id} occurs twice`);
      slotIds.add(slot.id);
      slotGenerators.push(...slot.generators.map(id => ({ id, line })));
      if ((slot.task !== undefined) !== (data.seed !== undefined))
        report('schema', line, data.seed ? `the slot ${slot.id} has no task: run draw-exam` : 'a task stands in a paper without a seed');
      if (slot.task) all.questions.push(...compileTask(slot.task, slot.id, ['parts', p, 'slots', s, 'task'], yaml, prose));
    }
    const about = rest.about ?? [];
    if (rest.about && about.length !== questions.length)
      report('schema', yaml.lineOf(['parts', p, 'about']), `${about.length} topics stand beside ${questions.length} questions`);
    for (const [a, { topic, lessons }] of about.entries()) {
      const line = yaml.lineOf(['parts', p, 'about', a]);
      checkString(topic, line, prose);
      taught.push(...lessons.map(lesson => ({ slug: lesson, line })));
    }
    for (const test of fromTests?.slugs ?? []) tests.push({ slug: test, line: yaml.lineOf(['parts', p, 'fromTests']) });
    if (questions.length === 0 && draw.length === 0 && slots.length === 0 && !fromTests)
      report('schema', yaml.lineOf(['parts', p]), 'the part has no questions, draw, slots or fromTests');
    const count = questions.length + slots.length + draw.reduce((sum, item) => sum + item.count, 0) + (fromTests?.count ?? 0);
    return {
      ...rest,
      ...(intro ? { intro: renderText(intro) } : {}),
      fixed: questions.length,
      questionIds: own.questions.map(({ id }) => id),
      draw,
      // A task holds its key: it goes among the questions, never into the page.
      slots: slots.map(({ task, ...slot }) => ({
        ...slot,
        ...(slot.lead ? { lead: typeset(slot.lead) } : {}),
        ...(task ? { fixed: true } : {}),
      })),
      fromTests,
      count,
    };
  });
  const { parts: _parts, note: _note, seed: _seed, ...front } = data;
  return { front: { ...front, title }, lines: { slug: yaml.lineOf(['slug']) }, parts, generators, slotGenerators, tests, taught, ...all };
}
